import type { Entry } from './draw.ts'
import type { Judged } from './judge.ts'

/** Lines that are demanded and missing, or pages that could not be drawn: what makes the command fail. */
export function redLines(entries: readonly Entry[]): string[] {
  return entries.flatMap(({ who, name, path, state, lines, fault }) => [
    ...(BROKEN.has(state) ? [`${who} · ${name} (${path}): ${state}`] : []),
    ...lines.filter(({ found }) => !found).map(({ line }) => `${who} · ${name} (${path}): ${line}`),
    ...(fault === undefined ? [] : [`${who} · ${name} (${path}): ${fault}`]),
  ])
}

/** A screen that shows nothing, or that crashed. */
const BROKEN: ReadonlySet<string> = new Set(['white', 'crash'])

/** The book: one page that needs nothing but its pictures. */
export function sheetOf(entries: readonly Entry[]): string {
  const red = redLines(entries).length
  const looks = [...new Set(entries.flatMap(({ pictures }) => pictures.map(({ look }) => look)))]
  const pages = [...new Set(entries.map(({ path }) => pageOf(path)))].toSorted()
  const states = [...new Set(entries.map(({ state }) => state))]
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>画册</title><style>${STYLE}</style>
<header><h1>画册</h1><p>${entries.length} 个状态，${red === 0 ? '没有缺行' : `<b class="no">${red} 处红字</b>`}</p>
<label>页面<select id="page"><option value="">全部</option>${options(pages)}</select></label>
<label>状态<select id="state"><option value="">全部</option>${options(states)}</select></label>
<label>外观<select id="look"><option value="">全部</option>${options(looks)}</select></label>
<label>文字<input id="words" type="search"></label>
<label><input id="red" type="checkbox">只看缺行</label></header>
<main>${entries.map(articleOf).join('\n')}</main>${judgedTable(entries)}<script>${SCRIPT}</script></html>
`
}

function articleOf(entry: Entry): string {
  const { who, name, path, state, lines, pictures, fault } = entry
  const isRed = redLines([entry]).length > 0
  return `<article data-page="${escaped(pageOf(path))}" data-state="${escaped(state)}" data-red="${isRed}">
<h2>${escaped(name)} <small>${escaped(who)} · ${escaped(path)} · ${escaped(state)}</small></h2>
<ul>${lines.map(({ line, found }) => `<li class="${found ? 'yes' : 'no'}">${found ? '✓' : '✗ 缺'} ${escaped(line)}</li>`).join('')}${fault === undefined ? '' : `<li class="no">✗ ${escaped(fault)}</li>`}</ul>
<div>${pictures.map(({ look, file }) => `<figure data-look="${look}"><img loading="lazy" src="${encodeURIComponent(file)}" alt=""><figcaption>${look}</figcaption></figure>`).join('')}</div></article>`
}

/** How the look of each page is judged: five questions, answered by measuring the page. */
function judgedTable(entries: readonly Entry[]): string {
  const rows = entries.flatMap(({ who, name, judged }) => (judged ? [judgedRow(`${name} · ${who}`, judged)] : []))
  return `<table><caption>各页外观</caption><tr><th>页面<th>最先看到<th>首屏可按<th>一标两义<th>最大空隙<th>最小数字<th>最窄与两倍字</tr>${rows.join('')}</table>`
}

function judgedRow(page: string, { seen, offers, signs, gap, number, lost }: Judged): string {
  const cells = [
    page,
    seen,
    `${offers} 处`,
    listed(signs),
    `${gap} px`,
    number ? `${number} px` : '没有数字',
    listed(lost),
  ]
  return `<tr>${cells.map((cell) => `<td>${escaped(cell)}`).join('')}</tr>`
}

function listed(found: readonly string[]): string {
  return found.join('；') || '无'
}

/** The first segments of an address, without ids. */
function pageOf(path: string): string {
  return path.replace(/[?#].*/, '')
}

function options(values: readonly string[]): string {
  return values.map((value) => `<option>${escaped(value)}</option>`).join('')
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

const STYLE = `body{margin:0;font:14px/1.5 system-ui,sans-serif;color:#1a1f2b;background:#f5f6f8}
header{position:sticky;top:0;display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;padding:8px 24px;background:#fff}
h1,h2,p,ul,figure{margin:0}h1{font-size:20px}h2{font-size:16px}small{font-weight:400;color:#5b6475}
main{padding:0 24px}article{padding:16px 0;border-bottom:1px solid #dde1e8;break-inside:avoid}
article>div{display:flex;flex-wrap:wrap;gap:16px}img{height:560px;border:1px solid #dde1e8;border-radius:8px}
ul{display:flex;flex-wrap:wrap;gap:0 16px;padding:4px 0 8px;list-style:none}.yes{color:#087a41}.no{color:#d32128;font-weight:600}
table{margin:24px;border-collapse:collapse;background:#fff}th,td{padding:4px 8px;border:1px solid #dde1e8;text-align:left}
[hidden]{display:none!important}@media print{header{position:static}label{display:none}img{height:420px}}`

const SCRIPT = `const $=(id)=>document.getElementById(id)
const show=()=>{for(const each of document.querySelectorAll('article')){
const {page,state,red}=each.dataset,words=$('words').value
each.hidden=Boolean(($('page').value&&page!==$('page').value)||($('state').value&&state!==$('state').value)||($('red').checked&&red!=='true')||(words&&!each.textContent.includes(words)))
for(const figure of each.querySelectorAll('figure'))figure.hidden=Boolean($('look').value&&figure.dataset.look!==$('look').value)}}
document.querySelector('header').addEventListener('input',show)`
