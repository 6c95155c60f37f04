import { type ReactNode, useMemo } from 'react'
import type { Perf } from '#api/shapes/strategy.ts'
import { type CurvePoint, seriesOf } from '#lib/metrics/series.ts'
import { AsOf } from '#ui/as-of.tsx'
import { LeadFigure } from '#ui/chart/lead-figure.tsx'
import { type CurveMark, PerformanceChart } from '#ui/chart/performance-chart.tsx'
import { Rate } from '#ui/chart/rate.tsx'
import { Card } from '#ui/layout/card.tsx'
import { type FactItem, Facts } from '#ui/layout/facts.tsx'
import { More } from '#ui/layout/more.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { monthsOf, type PeriodRow, toPerformanceView, waterWords } from './performance.words.ts'
import { KindBadge } from './kind-badge.tsx'
import { Stake } from './stake.tsx'
import css from './performance.module.css'

export interface PerformanceProps {
  name: string
  /** What the curve is of, in legend and tables. */
  subject?: string
  perf: Perf
  curve: readonly CurvePoint[]
  /**
   * An index in place of the answer's benchmark: the curve is compared with it, `rate` is its total over the same days.
   */
  index?: { name: string; rate: number | undefined } | undefined
  /** Every calendar year; months if the answer has them. Oldest first, beside the answer's benchmark. */
  years: readonly { y: string; rate: number; bench: number }[]
  months?: readonly { m: string; rate: number; bench: number }[] | undefined
  marks?: readonly CurveMark[]
  seam?: string | undefined
  /** The selector of the index, shown while there is one. */
  choice?: ReactNode
  /** Facts behind a press, e.g. the assumptions where they are not shown above. */
  more?: readonly { label: string; items: readonly FactItem[] }[]
}

/**
 * The only component that draws a return curve: the drawdown before the total, the benchmark, every year, no annual
 * figure below a year, and the notice on past results. law §4
 */
export function Performance({
  name,
  subject = '策略',
  perf,
  curve,
  index,
  years,
  months,
  marks,
  seam,
  choice,
  more = [],
}: PerformanceProps) {
  const view = toPerformanceView(perf, index)
  const { points, undrawn } = useMemo(() => seriesOf(curve), [curve])
  const own = perf.bench.name
  return (
    <section className={css.block} aria-label={`${name}的业绩`}>
      <Card>
        <p className={css.head}>
          <KindBadge word={view.kind} />{' '}
          <Quiet as="span" small>
            {view.period}
          </Quiet>
        </p>
        {choice}
        <div className={css.pair}>
          {view.pair.map((figure) => (
            <LeadFigure key={figure.name} {...figure} />
          ))}
        </div>
        <PerformanceChart
          name={name}
          subject={subject}
          bench={index?.name ?? own}
          curve={curve}
          marks={marks ?? []}
          seam={seam}
        />
        <p className={css.caution}>{view.caution}</p>
        <AsOf text={view.asOf} />
      </Card>
      {!undrawn && <Stake key={points[0]?.d} points={points} />}
      <Card>
        <dl className={css.figures}>
          {view.figures.map(({ name: term, value, note }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                {value}
                {note !== '' && <span className={css.note}>{note}</span>}
              </dd>
            </div>
          ))}
        </dl>
        {!undrawn && <Quiet small>{waterWords(points)}</Quiet>}
      </Card>
      <Card>
        <Periods
          caption="按自然年"
          subject={subject}
          bench={own}
          rows={years.map(({ y, ...rest }) => ({ key: y, ...rest }))}
        />
        <More label="按月数据">
          <Periods
            caption="按自然月"
            subject={subject}
            bench={months ? own : (index?.name ?? own)}
            rows={months?.map(({ m, ...rest }) => ({ key: m, ...rest })) ?? monthsOf(points)}
          />
        </More>
        {more.map(({ label, items }) => (
          <More key={label} label={label}>
            <Facts dense items={items} />
          </More>
        ))}
      </Card>
    </section>
  )
}

interface PeriodsProps {
  caption: string
  subject: string
  bench: string
  rows: readonly PeriodRow[]
}

function Periods({ caption, subject, bench, rows }: PeriodsProps) {
  const lost = rows.filter(({ rate }) => rate < 0).length
  return (
    <table className={css.table}>
      <caption>{`${caption}（亏损${lost}，共${rows.length}）`}</caption>
      <thead>
        <tr>
          <th scope="col">时间</th>
          <th scope="col">{subject}</th>
          <th scope="col">{bench}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} data-lost={row.rate < 0 || undefined}>
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
