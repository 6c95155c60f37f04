import type { OutputOf } from '#api/call.ts'
import type { aiDiagnoseDetail } from '#api/domains/stock/ai-diagnose.ts'
import { day, minute } from '#lib/time/dates.ts'

/** The model's findings about a stock. */
export type Diagnosis =
  | { state: 'running' }
  /** A status newer than this client. */
  | { state: 'unknown' }
  /** Nothing may be shown of it; `text` explains why. */
  | { state: 'failed'; text: string }
  | {
      state: 'done'
      summary: string
      risks: readonly string[]
      /** The positives, by strong dimension; never more than the risks. */
      positives: readonly string[]
      evidence: readonly Evidence[]
      /** By dimension, the weakest first; scores 0 to 100. */
      scores: readonly DimensionScore[]
      /** The same in the order of the dimensions, for the radar. */
      radar: readonly DimensionScore[]
      /** 「2026-11-23 15:00」, the day of the data. */
      asOf: string
      /** The model's basis and limits. */
      note: string
    }

/** A figure behind a score. */
interface Evidence {
  key: string
  name: string
  /** 「技术 · 2026-11-23」 */
  note: string
  value: string
  /** 「中位 50分」, or '' */
  median: string
}

interface DimensionScore {
  key: string
  score: number
  /** Compared with all stocks, if the service says. */
  median: number | undefined
  name: string
  desc: string
}

/** The five dimensions of a diagnosis, in the radar's order. ST-04 */
const DIMENSIONS: Readonly<Record<string, string>> = {
  TECHNICAL: '技术',
  CAPITAL: '资金',
  FUNDAMENTAL: '基本面',
  VALUATION: '估值',
  NEWS: '消息',
}

type Detail = OutputOf<typeof aiDiagnoseDetail>

/** A dimension with at least this score is a positive. ST-04 */
const POSITIVE = 60

/** A report with fewer risks than positives is not shown. ST-04 */
export function toDiagnosis({ status, summary, riskPoints, scores, evidence, dataAsOf, modelNote }: Detail): Diagnosis {
  if (status === 'FAILED') return { state: 'failed', text: summary || '公开数据不足，暂不能诊断' }
  if (status === 'RUNNING') return { state: 'running' }
  if (status !== 'DONE') return { state: 'unknown' }
  const strong = scores.filter(({ score }) => score >= POSITIVE)
  if (riskPoints.length < strong.length) return { state: 'failed', text: '诊断结果缺少风险提示，暂不展示' }
  const places = Object.keys(DIMENSIONS)
  const nameOf = (key: string) => (Object.hasOwn(DIMENSIONS, key) ? DIMENSIONS[key] : undefined) ?? '状态更新中'
  const within = (score: number) => Math.min(100, Math.max(0, score))
  const all = scores.map(({ key, score, desc, median }): DimensionScore => ({
    key,
    score: within(score),
    median: median === undefined ? undefined : within(median),
    name: nameOf(key),
    desc,
  }))
  return {
    state: 'done',
    summary,
    risks: riskPoints,
    positives: strong.map(({ key, score, desc }) =>
      [`${nameOf(key)}得分${within(score)}`, desc].filter(Boolean).join('：'),
    ),
    evidence: (evidence ?? []).map(({ key, name, value, median, at }, place) => ({
      key: `${key} ${place}`,
      name,
      note: [nameOf(key), at === undefined ? '' : day(at)].filter(Boolean).join(' · '),
      value,
      median: median === undefined ? '' : `中位 ${median}`,
    })),
    scores: [...all].sort((a, b) => a.score - b.score),
    radar: all.filter(({ key }) => places.includes(key)).sort((a, b) => places.indexOf(a.key) - places.indexOf(b.key)),
    asOf: minute(dataAsOf),
    note: modelNote,
  }
}

/** The positions of a radar's labels, around the same box. */
export function radarNames(names: readonly string[]): { name: string; x: number; y: number; anchor: Anchor }[] {
  return names.map((name, at) => {
    const angle = (at / names.length) * 2 * Math.PI
    const [side, up] = [Math.sin(angle), Math.cos(angle)]
    const anchor = Math.abs(side) < 0.1 ? 'middle' : side > 0 ? 'start' : 'end'
    return { name, x: Math.round(100 + 108 * side), y: Math.round(104 - 110 * up), anchor }
  })
}
type Anchor = 'start' | 'middle' | 'end'

/** The outline of a radar of these values, 0 to 100, around the centre of a box 200 wide and high. */
export function radarPath(values: readonly number[]): string {
  const points = values.map((value, at) => {
    const angle = (at / values.length) * 2 * Math.PI
    return `${(100 + value * Math.sin(angle)).toFixed(1)} ${(100 - value * Math.cos(angle)).toFixed(1)}`
  })
  return points.length < 3 ? '' : `M${points.join('L')}Z`
}
