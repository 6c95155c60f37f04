import { type Box, pathOf, short, yOf } from '#lib/chart/box.ts'
import { averagesOf, axisOf, clockOf, type DaySlots, directionOf, SLOTS } from '#lib/chart/intraday.ts'
import { price } from '#lib/number/money.ts'
import { rate } from '#lib/number/rate.ts'
import { lots } from '#lib/number/turnover.ts'
import css from './chart.module.css'
import { ChartTable, Plot, PRICE, VOLUME, WIDTH } from './plot.tsx'
import { useChart } from './use-chart.ts'

interface Props {
  name: string
  day: DaySlots
  digits: number
  /** An index has no average. */
  averaged: boolean
  /** Whether the numbers stand below as a table. */
  tabled: boolean
}

const xOf = (slot: number) => (slot / (SLOTS - 1)) * WIDTH

/** A trading day by minutes: price, average, the close before, and volume. quotes §3 */
export function IntradayChart({ name, day, digits, averaged, tabled }: Props) {
  const { p, v, prevClose } = day
  const { at, handlers } = useChart({ count: SLOTS, instant: true })
  const averages = averaged ? averagesOf(day) : []
  const axis = axisOf(day, averages)
  const box: Box = { width: WIDTH, height: PRICE, ...axis }
  const last = p.length - 1
  const slot = Math.max(0, Math.min(at ?? last, last))
  const words = wordsOf(day, slot, averages[slot], digits)
  const edge = axis.high / prevClose - 1
  const now = p[last]
  const label =
    now === undefined
      ? `${name}暂无分时`
      : `${name}分时，${clockOf(last)} ${price(now, digits)}，${rate(now / prevClose - 1)}`
  return (
    <figure className={css.chart}>
      <p className={css.readout}>
        {words.map((word) => (
          <span key={word}>{word}</span>
        ))}
      </p>
      {/* Arrow keys move the point. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-static-element-interactions */}
      <div tabIndex={0} role="group" aria-label="分时图，左右键查看每分钟" {...handlers}>
        <Plot
          kind="price"
          label={label}
          corners={{
            left: [price(axis.high, digits), price(axis.low, digits)],
            right: [rate(edge), rate(-edge)],
          }}
        >
          <path className={css.base} d={`M0 ${PRICE / 2}H${WIDTH}`} />
          <path className={css.second} d={pathOf(averages, xOf, box)} />
          <path className={css.line} d={pathOf(p, xOf, box)} />
          {at !== undefined && last >= 0 && (
            <path
              className={css.point}
              d={`M${short(xOf(slot))} 0V${PRICE}M0 ${short(yOf(p[slot] ?? prevClose, box))}H${WIDTH}`}
            />
          )}
        </Plot>
        <Plot kind="volume">
          {(['rise', 'fall', 'flat'] as const).map((tone) => (
            <path key={tone} className={css[tone]} d={volumePath(day, tone)} />
          ))}
        </Plot>
      </div>
      <p className={css.times}>
        {['09:30', '10:30', '11:30/13:00', '14:00', '15:00'].map((time) => (
          <span key={time}>{time}</span>
        ))}
      </p>
      {at !== undefined && <output hidden>{words.join('，')}</output>}
      {tabled && (
        <ChartTable
          label={`${name}分时数据`}
          heads={['时间', '价格', '涨跌幅', '成交量']}
          rows={p.map((each, minute) => [
            clockOf(minute),
            price(each, digits),
            rate(each / prevClose - 1),
            lots(v[minute]),
          ])}
        />
      )}
    </figure>
  )
}

function wordsOf(
  { d, p, v, prevClose }: DaySlots,
  slot: number,
  average: number | undefined,
  digits: number,
): string[] {
  const now = p[slot]
  if (now === undefined) return []
  const mean = average === undefined ? [] : [`均价 ${price(average, digits)}`]
  const when = d === undefined ? clockOf(slot) : `${d.slice(5)} ${clockOf(slot)}`
  return [when, price(now, digits), rate(now / prevClose - 1), ...mean, `量 ${lots(v[slot])}`]
}

function volumePath(day: DaySlots, tone: string): string {
  const most = Math.max(1, ...day.v)
  return day.v
    .map((shares, slot) =>
      directionOf(day, slot) === tone && shares > 0
        ? `M${short(xOf(slot))} ${VOLUME}V${short(VOLUME * (1 - shares / most))}`
        : '',
    )
    .join('')
}
