import type { Entry } from './entry.ts'
import type { Judged } from './judge.ts'
import { escaped } from './markup.ts'

/** The smallest number readable at arm's length, px. look §5 */
const LEGIBLE = 12

const HEADS = ['页面', '最先看到', '首屏可按', '一标两义', '灰带', '最小数字', '断开或截断的数字', '最窄与两倍字']

/** The design review of each page: each question of look §5, answered by measuring the page. */
export function judgedTable(entries: readonly Entry[]): string {
  const rows = entries.flatMap((entry) => (entry.judged ? [rowOf(entry, entry.judged)] : []))
  return `<table><caption>各页外观</caption><tr>${HEADS.map((head) => `<th>${head}`).join('')}</tr>${rows.join('')}</table>`
}

function rowOf({ who, name, page }: Entry, { seen, offers, signs, bands, number, cut, lost }: Judged): string {
  const [highest] = bands
  const cells = [
    `${name} · ${who} · ${page}`,
    seen,
    `${offers} 处`,
    listed(signs),
    highest ? `${bands.length} 处，最高 ${highest.px} px（「${highest.above}」与「${highest.below}」之间）` : '无',
    number ? `${number.px} px（${number.text}）${number.px < LEGIBLE ? ' 太小' : ''}` : '没有数字',
    listed(cut),
    listed(lost),
  ]
  return `<tr data-page="${escaped(page)}">${cells.map((cell) => `<td>${escaped(cell)}`).join('')}</tr>`
}

function listed(found: readonly string[]): string {
  return found.join('；') || '无'
}
