import { type Box, short, yOf } from '#lib/chart/box.ts'
import {
  averagesOf,
  axisOf,
  clockOf,
  type DaySlots,
  directionOf,
  linesOf,
  type Minute,
  minuteAt,
  SLOTS,
} from '#lib/chart/intraday.ts'
import { price } from '#lib/number/money.ts'
import { rate } from '#lib/number/rate.ts'
import { lots } from '#lib/number/turnover.ts'
import css from './chart.module.css'
import { ChartTable, Plot, PRICE, Readout, VOLUME, WIDTH } from './plot.tsx'
import { useChart } from './use-chart.ts'

interface Props {
  name: string
  /** One day, or several beside each other, oldest first. */
  days: readonly DaySlots[]
  digits: number
  /** An index has no average. */
  averaged: boolean
  /** Whether the numbers stand below as a table. */
  tabled: boolean
}

/** Of several days a table has only every which minute. */
const THINNED = 30

/** Trading days by minutes: price, average, the close before the first, and volume. quotes §3 */
export function IntradayChart({ name, days, digits, averaged, tabled }: Props) {
  const places = days.length * SLOTS
  const { at, handlers } = useChart({ count: places, instant: true })
  const base = days[0]?.prevClose ?? 1
  const averages = days.map((day) => (averaged ? averagesOf(day) : []))
  const axis = axisOf(base, [...days.flatMap(({ p }) => p), ...averages.flat()])
  const box: Box = { width: WIDTH, height: PRICE, ...axis }
  const xOf = (place: number) => (place / (places - 1)) * WIDTH
  const minute = minuteAt(days, at ?? places)
  const words = minute ? wordsOf(minute, base, averages[days.indexOf(minute.day)]?.[minute.slot], { days, digits }) : []
  const newest = minuteAt(days, places)
  const kind = days.length > 1 ? '五日分时' : '分时'
  const edge = axis.high / base - 1
  return (
    <figure className={css.chart}>
      <Readout words={words} />
      {/* Arrow keys move the point. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-static-element-interactions */}
      <div tabIndex={0} role="group" aria-label={`${kind}图，左右键查看每分钟`} {...handlers}>
        <Plot
          kind="price"
          label={labelOf(`${name}${kind}`, newest, base, digits)}
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
          {at !== undefined && minute && (
            <path className={css.point} d={pointOf(minute, xOf(days.indexOf(minute.day) * SLOTS + minute.slot), box)} />
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
      {at !== undefined && <output hidden>{words.join('，')}</output>}
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
  return `${name}，${clockOf(newest.slot)} ${price(now, digits)}，${rate(now / base - 1)}`
}

function pointOf({ day, slot }: Minute, x: number, box: Box): string {
  return `M${short(x)} 0V${PRICE}M0 ${short(yOf(day.p[slot] ?? day.prevClose, box))}H${WIDTH}`
}

function timesOf(days: readonly DaySlots[]): string[] {
  if (days.length > 1) return days.map(({ d = '今日' }) => d.slice(-5))
  return ['09:30', '10:30', '11:30/13:00', '14:00', '15:00']
}

/** Of several days the change is counted from the close before the first, as the axis is. */
function wordsOf(
  { day: { d, p, v }, slot }: Minute,
  base: number,
  average: number | undefined,
  { days, digits }: Pick<Props, 'days' | 'digits'>,
): string[] {
  const now = p[slot]
  if (now === undefined) return []
  const mean = average === undefined ? [] : [`均价 ${price(average, digits)}`]
  const when = d === undefined ? clockOf(slot) : `${d.slice(5)} ${clockOf(slot)}`
  const change = `${days.length > 1 ? '五日 ' : ''}${rate(now / base - 1)}`
  return [when, price(now, digits), change, ...mean, `量 ${lots(v[slot])}`]
}

function rowsOf(days: readonly DaySlots[], base: number, digits: number): string[][] {
  return days.flatMap(({ d, p, v }) =>
    p.flatMap((each, slot) => {
      if (days.length > 1 && slot % THINNED !== 0) return []
      const when = days.length > 1 ? `${d?.slice(5) ?? '今日'} ${clockOf(slot)}` : clockOf(slot)
      return [[when, price(each, digits), rate(each / base - 1), lots(v[slot])]]
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
