import type { scoreFactorList, scoreStockInfo } from '#api/domains/stock/stock-score.ts'
import type { OutputOf } from '#api/call.ts'
import { minute } from '#lib/time/dates.ts'

/** The score of one stock for its page. */
export interface ScoreView {
  /** 「68.2」 of 100. */
  score: string
  /** 「第 12 名（共 96 只）」. */
  rank: string
  /** The position of the rank between the first, 0, and the last, 100. */
  place: number
  /** 「5项里3项高于行业中位，估值、动量低于中位」, the weak ones by name. */
  found: string
  /** 「2026-11-23 15:00」, the day of the data. */
  asOf: string
  /** The weakest first. */
  factors: readonly FactorView[]
  /** By date, oldest first; scores 0 to 100. */
  history: readonly { d: string; score: number }[]
}

interface FactorView {
  id: string
  name: string
  /** Its method; '' while unknown. */
  method: string
  /** 0 to 100, like the median of the industry. */
  score: number
  median: number
  /** Compared with the median in words, since a bar alone is invisible to screen readers. */
  beside: string
}

type Info = OutputOf<typeof scoreStockInfo>
type Methods = OutputOf<typeof scoreFactorList>

export function toScore(info: Info, methods: Methods): ScoreView {
  const { score, rank, rankTotal, factors, history, asOf } = info
  return {
    score: score.toFixed(1),
    rank: `第 ${rank} 名（共 ${rankTotal} 只）`,
    asOf: minute(asOf),
    place: rankTotal > 1 ? inScale(((rank - 1) / (rankTotal - 1)) * 100) : 0,
    found: foundOf(factors),
    factors: [...factors]
      .sort((a, b) => a.score - b.score)
      .map((factor) => ({
        id: factor.id,
        name: factor.name,
        method: methods.find(({ factorId }) => factorId === factor.id)?.desc ?? '',
        score: inScale(factor.score),
        median: inScale(factor.median),
        beside: besideMedian(factor.score, factor.median),
      })),
    history: history.map((point) => ({ ...point, score: inScale(point.score) })),
  }
}

/** How many factors are above the industry, and which are below; '' without any. */
function foundOf(factors: Info['factors']): string {
  if (factors.length === 0) return ''
  const above = factors.filter(({ score, median }) => score > median).length
  const below = factors.filter(({ score, median }) => score < median).map(({ name }) => name)
  const rest = below.length > 0 ? `，${below.join('、')}低于中位` : ''
  return `${factors.length}项里${above}项高于行业中位${rest}`
}

/** Clamps a bar to its track. */
function inScale(score: number): number {
  return Math.min(100, Math.max(0, score))
}

function besideMedian(score: number, median: number): string {
  if (score === median) return `等于行业中位 ${median}`
  return score > median ? `高于行业中位 ${median}` : `低于行业中位 ${median}`
}

/** A history as the path of a line in a box 100 wide and high; '' for a single point. */
export function trendPath(history: ScoreView['history']): string {
  if (history.length < 2) return ''
  const step = 100 / (history.length - 1)
  return `M${history.map(({ score }, at) => `${(at * step).toFixed(1)} ${(100 - score).toFixed(1)}`).join('L')}`
}
