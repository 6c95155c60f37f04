import type { CaseRank, StockCase } from '#api/shapes/stock-case.ts'
import type { SampleFigures } from './sample.tsx'

/** The periods of a ranking. */
export const periods = [
  { id: '3M', name: '近3个月' },
  { id: '1Y', name: '近1年' },
  { id: 'ALL', name: '全部' },
] as const
export type Period = (typeof periods)[number]['id']

/** 「近1年」. */
export function periodName(period: Period): string {
  return periods.find(({ id }) => id === period)?.name ?? ''
}

/** The whole sample of a ranking, whose last record is the worst. */
export function sampleOf(
  { sample, list, asOf }: CaseRank,
  hrefOf: (worst: StockCase) => string | undefined,
): SampleFigures {
  const worst = list.at(-1)
  return { ...sample, rates: ratesOf(sample.count, list), worstHref: worst && hrefOf(worst), asOf }
}

/** The results, the worst first; only if all of them are known, since a part would be a selection. */
function ratesOf(count: number, list: readonly StockCase[]): readonly number[] | undefined {
  const rates = list.flatMap(({ profitRate }) => profitRate ?? [])
  return count > 1 && rates.length === count ? rates.sort((one, other) => one - other) : undefined
}

/** The gains or losses of a ranking, sorted by exit date and never by result. law §4 */
export function resultsOf({ list }: CaseRank, tab: string): StockCase[] {
  return list
    .filter(({ profitRate = 0 }) => (tab === 'gain' ? profitRate > 0 : profitRate <= 0))
    .sort((one, other) => (other.outDate ?? '').localeCompare(one.outDate ?? ''))
}
