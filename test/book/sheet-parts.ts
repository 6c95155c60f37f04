/** Style and behaviour of the book's page. */

export const STYLE = `body{margin:0;font:14px/1.5 system-ui,sans-serif;color:#1a1f2b;background:#f5f6f8}
header{position:sticky;top:0;z-index:1;display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;padding:8px 24px;background:#fff}
h1,h2,p,ul,figure{margin:0}h1{font-size:20px}h2{font-size:16px}small{font-weight:400;color:#5b6475}
main{padding:0 24px}article{padding:16px 0;border-bottom:1px solid #dde1e8;break-inside:avoid}
article>div{display:flex;flex-wrap:wrap;gap:16px}img,figure>p{height:560px;border:1px solid #dde1e8;border-radius:8px}
figure>p{display:grid;place-items:center;width:260px;color:#5b6475}
ul{display:flex;flex-wrap:wrap;gap:0 16px;padding:4px 0 8px;list-style:none}.yes{color:#087a41}.no{color:#d32128;font-weight:600}
table{margin:24px;border-collapse:collapse;background:#fff}th,td{padding:4px 8px;border:1px solid #dde1e8;text-align:left;vertical-align:top}
tr{break-inside:avoid}[hidden]{display:none!important}
@media print{body{background:#fff;font-size:11px}header{position:static}label,button{display:none}img,figure>p{height:380px}main{padding:0}table{margin:16px 0}}`

export const SCRIPT = `const $=(id)=>document.getElementById(id)
const pictures=()=>[...document.querySelectorAll('article:not([hidden]) figure:not([hidden]) img')]
const show=()=>{const page=$('page').value,state=$('state').value,look=$('look').value,words=$('words').value.trim(),red=$('red').checked
for(const each of document.querySelectorAll('article')){const data=each.dataset
each.hidden=Boolean((page&&data.page!==page)||(state&&data.state!==state)||(red&&data.red!=='true')||(words&&!(each.textContent+data.words).includes(words))||(look&&!each.querySelector('[data-look="'+look+'"]')))
for(const figure of each.querySelectorAll('figure'))figure.hidden=Boolean(look&&figure.dataset.look!==look)}
for(const row of document.querySelectorAll('tr[data-page]'))row.hidden=Boolean(page&&row.dataset.page!==page)
$('shown').textContent='显示 '+document.querySelectorAll('article:not([hidden])').length+' 个'}
const load=()=>Promise.all(pictures().map((picture)=>{picture.loading='eager';return picture.decode().catch(()=>{})}))
document.querySelector('header').addEventListener('input',show)
addEventListener('beforeprint',load)
$('print').addEventListener('click',()=>void load().then(()=>print()))
show()`
