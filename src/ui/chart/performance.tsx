import type { ReactNode } from 'react'
import type { CurvePoint } from '#lib/number/curve.ts'
import { count } from '#lib/number/count.ts'
import { stamp } from '#lib/time/dates.ts'
import { rate, share } from '#lib/number/rate.ts'
import { AsOf } from '#ui/as-of.tsx'
import { Badge } from '#ui/badge.tsx'
import { Rate } from './rate.tsx'
import { More } from '#ui/layout/more.tsx'
import { PerformanceChart } from './performance-chart.tsx'
import { Unbroken } from '#ui/prose/unbroken.tsx'
import css from './performance.module.css'

/** Figures of a period; rates are decimal, days trading days, dates YYYY-MM-DD, `asOf` epoch ms. */
interface Figures {
  totalRate: number
  annualRate?: number | undefined
  maxDrawdownRate: number
  ddFrom?: string | undefined
  ddTo?: string | undefined
  recoverDays?: number | undefined
  volatilityRate?: number | undefined
  winRate?: number | undefined
  tradeCount: number
  bench: { name: string; rate: number }
  periodStart: string
  periodEnd: string
  isBackTest?: boolean | undefined
  feesIncluded: boolean
  asOf: number
}

interface Stretch {
  rate: number
  bench: number
}

interface Props {
  name: string
  figures: Figures
  curve: readonly CurvePoint[]
  /** Every calendar year and month of the period, oldest first. */
  years: readonly (Stretch & { y: string })[]
  months: readonly (Stretch & { m: string })[]
  /** The assumptions behind the figures: name and text. */
  assumptions: readonly { name: string; text: string }[]
}

/**
 * The only component that draws a return curve. It always shows drawdown and benchmark, has the worst year in its
 * table, leaves out annual figures for less than a year, and states that the past is no promise. law §4, law §4
 */
export function Performance({ name, figures, curve, years, months, assumptions }: Props) {
  const { periodStart, periodEnd, isBackTest, feesIncluded, bench } = figures
  return (
    <section className={css.block} aria-label={`${name}的业绩`}>
      <p className={css.head}>
        <strong>{name}</strong>
        <Badge tone="warning">{isBackTest ? '历史回测' : '实盘记录'}</Badge>
        <span className={css.period}>
          <Unbroken>{`${periodStart} 至 ${periodEnd}`}</Unbroken>
        </span>
      </p>
      <dl className={css.figures}>
        {metricsOf(figures).map(([term, value, note]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              {value}
              {note !== '' && <span className={css.note}>{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <PerformanceChart name={name} bench={bench.name} curve={curve} />
      <p className={css.caution}>
        {`历史数据由${isBackTest ? '回测' : '历史记录'}得出，${feesIncluded ? '已计' : '未计'}交易费用，过往业绩不预示未来表现，不构成对收益的承诺。`}
        {isBackTest && '历史回测不等于实盘。'}
      </p>
      <Table caption="按自然年" bench={bench.name} rows={years.map(({ y, ...rest }) => ({ key: y, ...rest }))} />
      <More label="按月数据">
        <Table caption="按自然月" bench={bench.name} rows={months.map(({ m, ...rest }) => ({ key: m, ...rest }))} />
      </More>
      {assumptions.length > 0 && (
        <More label="回测假设">
          <dl className={css.assumptions}>
            {assumptions.map((each) => (
              <div key={each.name}>
                <dt>{each.name}</dt>
                <dd>{each.text}</dd>
              </div>
            ))}
          </dl>
        </More>
      )}
      <AsOf text={stamp(figures.asOf)} />
    </section>
  )
}

/** Term, value, note. The drawdown comes first, in the same size as the return. */
function metricsOf(figures: Figures): [string, ReactNode, string][] {
  const { maxDrawdownRate, ddFrom, ddTo, recoverDays, totalRate, annualRate, volatilityRate, winRate } = figures
  const days = recoverDays === undefined ? '尚未回到前高' : `${recoverDays} 个交易日后回到前高`
  const fallen = ddFrom !== undefined && ddTo !== undefined
  return [
    ['最大回撤', rate(maxDrawdownRate), fallen ? `${ddFrom} 至 ${ddTo}，${days}` : ''],
    ['累计', <Rate key="total" value={totalRate} />, `同期${figures.bench.name} ${rate(figures.bench.rate)}`],
    ...(annualRate === undefined
      ? []
      : [['年化', <Rate key="annual" value={annualRate} />, ''] satisfies [string, ReactNode, string]]),
    ['年化波动', share(volatilityRate), ''],
    ['胜率', share(winRate), '已平仓交易中盈利的比例'],
    ['成交笔数', count(figures.tradeCount), ''],
  ]
}

function Table({
  caption,
  bench,
  rows,
}: {
  caption: string
  bench: string
  rows: readonly (Stretch & { key: string })[]
}) {
  return (
    <table className={css.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">时间</th>
          <th scope="col">策略</th>
          <th scope="col">{bench}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.key}</th>
            <td>
              <Rate value={row.rate} />
            </td>
            <td>
              <Rate value={row.bench} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
