import { percentOf, restOf } from '#lib/number/change.ts'
import { stamp } from '#lib/time/dates.ts'
import { Anchor } from '#ui/anchor.tsx'
import { AsOf } from '#ui/as-of.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Bars } from './bars.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { PAST } from '#entities/performance/past.ts'
import { Rate } from '#ui/chart/rate.tsx'

/** The sample behind a ranking; rates are decimal, `asOf` epoch ms. */
export interface SampleFigures {
  count: number
  winCount: number
  avgRate?: number | undefined
  medianRate?: number | undefined
  worstRate?: number | undefined
  maxDrawdownRate?: number | undefined
  /** Every record, the worst first; undefined unless all are known. */
  rates?: readonly number[] | undefined
  /** The page of the worst record. */
  worstHref?: string | undefined
  asOf: number
}

/** Always above a ranking: gains and losses together. PL-01, law §4 */
export function Sample({ title, figures }: { title: string; figures: SampleFigures }) {
  const { count, winCount, avgRate, medianRate, worstRate, worstHref, maxDrawdownRate, rates, asOf } = figures
  const worst = <Rate value={worstRate} />
  return (
    <Card title={title}>
      {rates && (
        <>
          <Quiet small>一例一柱，由亏到盈</Quiet>
          <Bars rates={rates} />
        </>
      )}
      <Facts
        dense
        values="end"
        items={[
          { name: '已结束', value: `${count} 例，盈利 ${winCount} 例，未盈利 ${restOf(winCount, count)} 例` },
          { name: '胜率', value: count === 0 || winCount > count ? '--' : percentOf(winCount, count) },
          { name: '最差一例', value: worstHref === undefined ? worst : <Anchor href={worstHref}>{worst}</Anchor> },
          { name: '最大下跌', value: <Rate value={maxDrawdownRate} /> },
          { name: '平均收益', value: <Rate value={avgRate} /> },
          { name: '收益中位数', value: <Rate value={medianRate} /> },
        ]}
      />
      <AsOf text={stamp(asOf)} />
      <Quiet small>{PAST}</Quiet>
    </Card>
  )
}
