import type { Entry, Picture } from './entry.ts'
import { judgedTable } from './judged-table.ts'
import { escaped } from './markup.ts'
import { redLines, redOf } from './red.ts'
import { SCRIPT, STYLE } from './sheet-parts.ts'

/** The book: one page that depends only on its pictures. */
export function sheetOf(entries: readonly Entry[]): string {
  const red = redLines(entries).length
  const looks = [...new Set(entries.flatMap(({ pictures }) => pictures.map(({ look }) => look)))]
  const pages = [...new Set(entries.map(({ page }) => page))].toSorted()
  const states = [...new Set(entries.map(({ state }) => state))].filter(Boolean)
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>画册</title><style>${STYLE}</style>
<header><h1>画册</h1><p>${entries.length} 个状态，${red === 0 ? '没有红字' : `<b class="no">${red} 处红字</b>`}，<output id="shown"></output></p>
<label>页面<select id="page"><option value="">全部</option>${options(pages)}</select></label>
<label>状态<select id="state"><option value="">全部</option>${options(states)}</select></label>
<label>外观<select id="look"><option value="">全部</option>${options(looks)}</select></label>
<label>文字<input id="words" type="search"></label>
<label><input id="red" type="checkbox">只看红字</label>
<button id="print" type="button">打印</button></header>
<main>${entries.map(articleOf).join('\n')}</main>${judgedTable(entries)}<script>${SCRIPT}</script></html>
`
}

function articleOf(entry: Entry): string {
  const { who, name, path, page, state, pictures, words } = entry
  const red = redOf(entry)
  const ticked = linesOf(entry).map((line) => `<li class="yes">✓ ${escaped(line)}</li>`)
  const missing = red.map((each) => `<li class="no">✗ ${escaped(each)}</li>`)
  return `<article data-page="${escaped(page)}" data-state="${escaped(state)}" data-red="${red.length > 0}" data-words="${escaped(words)}">
<h2>${escaped(name)} <small>${escaped(who)} · ${escaped(path)} · ${escaped(state)}</small></h2>
<ul>${[...missing, ...ticked].join('')}</ul>
<div>${pictures.map(figureOf).join('')}</div></article>`
}

/** The lines shown in every look that was read. */
function linesOf({ lines }: Entry): string[] {
  const missing = new Set(lines.filter(({ found }) => !found).map(({ line }) => line))
  return [...new Set(lines.map(({ line }) => line))].filter((line) => !missing.has(line))
}

function figureOf({ look, file }: Picture): string {
  const shown =
    file === undefined ? '<p>此前没有</p>' : `<img loading="lazy" src="${encodeURIComponent(file)}" alt="${look}">`
  return `<figure data-look="${look}">${shown}<figcaption>${look}</figcaption></figure>`
}

function options(values: readonly string[]): string {
  return values.map((value) => `<option>${escaped(value)}</option>`).join('')
}
