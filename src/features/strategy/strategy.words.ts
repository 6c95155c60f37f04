import type { OutputOf } from '#api/call.ts'
import type { Analyst } from '#api/shapes.ts'
import type { Passageway, Strategy } from '#api/shapes/strategy.ts'
import type { strategyDetail } from '#api/domains/strategy/strategy/shown.ts'
import { type AnalystView, toAnalystView } from '#entities/analyst/analyst.words.ts'
import type { Locked } from '#entities/access/access.ts'
import { kindWord } from '#entities/performance/kind.words.ts'
import { foldedBy } from '#entities/strategy/folded.words.ts'
import { yuan } from '#lib/number/money.ts'
import { share } from '#lib/number/rate.ts'
import { strategyHref } from '#lib/path/strategy-href.ts'

/** The header of every page of a strategy, without figures. */
export interface StrategyHead {
  name: string
  level: string
  kind: string
  style: string
  launch: string
  analysts: readonly AnalystView[]
  /** What reveals its figures. */
  folded: Locked | undefined
}

type Headed = Pick<
  Strategy,
  'strategyId' | 'name' | 'riskLevel' | 'style' | 'kind' | 'perf' | 'launchOn' | 'access'
> & {
  analysts: readonly Analyst[]
}

export function toStrategyHead(found: Headed, isOver = false): StrategyHead {
  const { strategyId, name, riskLevel, style, kind, perf, launchOn, analysts, access } = found
  return {
    name,
    level: `风险等级${riskLevel}`,
    kind: kindWord(kind ?? perf?.kind),
    style,
    launch: launchOn === undefined ? '' : `${launchOn} 发布`,
    analysts: analysts.map(toAnalystView),
    folded: foldedBy({ access, perf }, strategyHref(strategyId), isOver),
  }
}

export interface StrategyDetail extends StrategyHead {
  ruleHtml: string
  riskHtml: string
  /** The strategy, its advisers, and its holdings where they are shown: their names are no terms of the glossary. I8 */
  names: readonly string[]
  /** The holdings: masked while locked; empty while hidden. */
  holdings: readonly { key: string; name: string; value: string }[]
  isOpen: boolean
  price: string
  days: string
}

export function toStrategyDetail(found: OutputOf<typeof strategyDetail>, isOver = false): StrategyDetail {
  const { holdings, cashRate, access, priceFen, serviceDays, ruleHtml, riskHtml } = found
  const head = toStrategyHead(found, isOver)
  const rows = holdings.map(({ symbol, name, positionRate }, at) => ({
    // Masked ones look alike.
    key: `${symbol} ${at}`,
    name: access.allowed ? `${name} ${symbol.slice(2)}` : symbol,
    value: share(positionRate),
  }))
  return {
    ...head,
    ruleHtml,
    riskHtml,
    names: [found.name, ...found.analysts.map(({ name }) => name), ...holdings.map(({ name }) => name)],
    holdings:
      head.folded || cashRate === undefined ? [] : [...rows, { key: 'cash', name: '现金', value: share(cashRate) }],
    isOpen: access.allowed,
    price: priceFen === undefined ? '' : yuan(priceFen),
    days: serviceDays === undefined ? '' : `${serviceDays}天`,
  }
}

/** A way of following, and whether there are places left. */
export function toPassageway({ passagewayId, name, status, capacity, used }: Passageway) {
  const room = capacity === undefined || used === undefined ? '' : `${used}/${capacity}人`
  const states: Readonly<Record<string, string>> = { OPEN: '可加入', FULL: '通道已满', CLOSED: '已关闭' }
  return { key: passagewayId, name, note: room, value: states[status] ?? '状态更新中' }
}
