import { type Box, short, yOf } from '#lib/chart/box.ts'
import {
  averagesOf,
  axisOf,
  type DaySlots,
  directionOf,
  linesOf,
  type Minute,
  minuteAt,
  minuteNear,
  newestMinute,
  shareOf,
  SLOTS,
  whenOf,
} from '#lib/chart/intraday.ts'
import { price } from '#lib/number/money.ts'
import { changeOf } from '#lib/number/change.ts'
import { rate } from '#lib/number/rate.ts'
import { lots } from '#lib/number/turnover.ts'
import css from './chart.module.css'
import { ChartTable, Plot, PRICE, Readout, VOLUME, WIDTH } from './plot.tsx'
import { type Pointing, useChart } from './use-chart.ts'

interface Props extends Pointing {
  name: string
  /** The heading of the chart. */
  title: string
  /** One day, or several beside each other, oldest first. */
  days: readonly DaySlots[]
  digits: number
  /** An index has no average. */
  averaged: boolean
  /** Whether the numbers are also shown as a table. */
  tabled: boolean
}

/** Over several days the table shows only every nth minute. */
const THINNED = 30

/** Trading days by minutes: price, average, the close before the first, and volume. quotes §3 */
export function IntradayChart({ name, title, days, digits, averaged, tabled, at, look }: Props) {
  const handlers = useChart({
    at,
    look,
    last: newestMinute(days),
    placeOf: (share) => minuteNear(days.length, share),
  })
  const base = days[0]?.prevClose ?? 1
  const averages = days.map((day) => (averaged ? averagesOf(day) : []))
  const average = averages.flat().at(-1)
  const axis = axisOf(base, [...days.flatMap(({ p }) => p), ...averages.flat()])
  const box: Box = { width: WIDTH, height: PRICE, ...axis }
  const xOf = (minute: number) => shareOf(days.length, minute) * WIDTH
  const pointed = at === undefined ? undefined : minuteAt(days, at)
  const kind = days.length > 1 ? '五日分时' : '分时'
  const edge = axis.high / base - 1
  return (
    <figure className={css.chart}>
      <Readout
        words={[
          title,
          ...(average === undefined ? [] : [{ text: `均价 ${price(average, digits)}`, look: css.second }]),
        ]}
      />
      {/* Arrow keys move the point. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-static-element-interactions */}
      <div tabIndex={0} role="group" aria-label={`${kind}图，左右键查看每分钟`} {...handlers}>
        <Plot
          kind="price"
          label={labelOf(`${name}${kind}`, minuteAt(days, Infinity), base, digits)}
          corners={{
            left: [price(axis.high, digits), price(axis.low, digits)],
            right: [rate(edge), rate(-edge)],
          }}
        >
          <path className={css.base} d={`M0 ${PRICE / 2}H${WIDTH}`} />
          <path
            className={css.night}
            d={days.map((_, day) => (day > 0 ? `M${short(xOf(day * SLOTS))} 0V${PRICE}` : '')).join('')}
          />
          <path className={css.second} d={linesOf(averages, xOf, box)} />
          <path
            className={css.line}
            d={linesOf(
              days.map(({ p }) => p),
              xOf,
              box,
            )}
          />
          {pointed && (
            <path
              className={css.point}
              d={pointOf(pointed, xOf(days.indexOf(pointed.day) * SLOTS + pointed.slot), box)}
            />
          )}
        </Plot>
        <Plot kind="volume">
          {(['rise', 'fall', 'flat'] as const).map((tone) => (
            <path key={tone} className={css[tone]} d={volumePath(days, tone, xOf)} />
          ))}
        </Plot>
      </div>
      <p className={css.times} data-days={days.length > 1 || undefined}>
        {timesOf(days).map((time) => (
          <span key={time}>{time}</span>
        ))}
      </p>
      {tabled && (
        <ChartTable
          label={`${name}${kind}数据`}
          heads={['时间', '价格', '涨跌幅', '成交量']}
          rows={rowsOf(days, base, digits)}
        />
      )}
    </figure>
  )
}

function labelOf(name: string, newest: Minute | undefined, base: number, digits: number): string {
  const now = newest?.day.p[newest.slot]
  if (!newest || now === undefined) return `${name}暂无数据`
  return `${name}，${whenOf(newest)} ${price(now, digits)}，${changeOf(now, base, digits).rate}`
}

function pointOf({ day, slot }: Minute, x: number, box: Box): string {
  return `M${short(x)} 0V${PRICE}M0 ${short(yOf(day.p[slot] ?? day.prevClose, box))}H${WIDTH}`
}

function timesOf(days: readonly DaySlots[]): string[] {
  if (days.length > 1) return days.map(({ d = '今日' }) => d.slice(-5))
  return ['09:30', '10:30', '11:30/13:00', '14:00', '15:00']
}

function rowsOf(days: readonly DaySlots[], base: number, digits: number): string[][] {
  return days.flatMap((day) =>
    day.p.flatMap((each, slot) => {
      if (days.length > 1 && slot % THINNED !== 0) return []
      const isBeside = days.length > 1 && day.d === undefined
      return [
        [
          `${isBeside ? '今日 ' : ''}${whenOf({ day, slot })}`,
          price(each, digits),
          changeOf(each, base, digits).rate,
          lots(day.v[slot]),
        ],
      ]
    }),
  )
}

function volumePath(days: readonly DaySlots[], tone: string, xOf: (place: number) => number): string {
  const most = Math.max(1, ...days.flatMap(({ v }) => v))
  return days
    .flatMap((day, at) =>
      day.v.map((shares, slot) =>
        directionOf(day, slot) === tone && shares > 0
          ? `M${short(xOf(at * SLOTS + slot))} ${VOLUME}V${short(VOLUME * (1 - shares / most))}`
          : '',
      ),
    )
    .join('')
}
