import { useState } from 'react'
import { type Box, pathOf, short, yOf } from '#lib/chart/box.ts'
import { type Candle, candlePath, candleTone, meansOf, rangeOf, windowOf } from '#lib/chart/candles.ts'
import { price } from '#lib/number/money.ts'
import { rate } from '#lib/number/rate.ts'
import { lots } from '#lib/number/turnover.ts'
import css from './chart.module.css'
import { ChartTable, Plot, PRICE, VOLUME, WIDTH } from './plot.tsx'
import { useChart } from './use-chart.ts'

interface Props {
  /** 「江岸食品 日K 前复权」 */
  name: string
  candles: readonly Candle[]
  digits: number
  tabled: boolean
  /** Called near the oldest of them. */
  onOldest?: (() => void) | undefined
}

/** So many bars are seen at first, at least and at most. quotes §3 */
const SEEN = { first: 60, least: 20, most: 240 }
const MEANS = [
  { n: 5, look: css.line },
  { n: 10, look: css.second },
  { n: 20, look: css.third },
]

/** Candles with their means and volume; a finger or keys move through the past. quotes §3, §4 */
export function CandleChart({ name, candles, digits, tabled, onOldest }: Props) {
  const [view, setView] = useState({ count: SEEN.first, back: 0 })
  const { from, to } = windowOf(candles.length, view.count, view.back)
  const seen = candles.slice(from, to)
  const { at, handlers } = useChart({
    count: seen.length,
    pan: (places) => {
      const back = Math.max(0, Math.min(candles.length - seen.length, view.back + places))
      setView({ ...view, back })
      if (candles.length - back - seen.length < SEEN.first) onOldest?.()
    },
    zoom: (factor) =>
      setView({ ...view, count: Math.max(SEEN.least, Math.min(SEEN.most, Math.round(view.count * factor))) }),
  })
  const [first, last] = [seen[0], seen.at(-1)]
  if (!first || !last) return <p className={css.readout}>暂无K线</p>
  const closes = candles.map(({ c }) => c)
  const means = MEANS.map(({ n, look }) => ({ n, look, values: meansOf(closes, n).slice(from, to) }))
  const box: Box = { width: WIDTH, height: PRICE, ...rangeOf(seen) }
  const step = WIDTH / seen.length
  const shown = seen[at ?? seen.length - 1] ?? last
  const words = [
    ...wordsOf(shown, digits),
    ...means.map(({ n, values }) => `MA${n} ${price(values[at ?? seen.length - 1], digits)}`),
  ]
  const most = Math.max(1, ...seen.map(({ v }) => v))
  return (
    <figure className={css.chart}>
      <p className={css.readout}>
        {words.map((word) => (
          <span key={word}>{word}</span>
        ))}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-static-element-interactions */}
      <div tabIndex={0} role="group" aria-label={`${name}，左右键查看，加减键缩放`} {...handlers}>
        <Plot
          kind="price"
          label={`${name}，${first.t}至${last.t}，收盘${price(last.c, digits)}`}
          corners={{ left: [price(box.high, digits), price(box.low, digits)] }}
        >
          {(['rise', 'fall', 'flat'] as const).map((tone) => (
            <path key={tone} className={css[tone]} d={candlePath(seen, tone, box)} />
          ))}
          {means.map(({ n, look, values }) => (
            <path key={n} className={look} d={pathOf(values, (index) => (index + 0.5) * step, box)} />
          ))}
          {at !== undefined && (
            <path
              className={css.point}
              d={`M${short((at + 0.5) * step)} 0V${PRICE}M0 ${short(yOf(shown.c, box))}H${WIDTH}`}
            />
          )}
        </Plot>
        <Plot kind="volume">
          {(['rise', 'fall', 'flat'] as const).map((tone) => (
            <path
              key={tone}
              className={css[tone]}
              d={seen
                .map((candle, index) => {
                  if (candleTone(candle) !== tone) return ''
                  const height = (candle.v / most) * VOLUME
                  return `M${short((index + 0.14) * step)} ${VOLUME}v${short(-height)}h${short(step * 0.72)}v${short(height)}Z`
                })
                .join('')}
            />
          ))}
        </Plot>
      </div>
      <p className={css.times}>
        <span>{first.t}</span>
        <span>{last.t}</span>
      </p>
      {at !== undefined && <output hidden>{words.join('，')}</output>}
      {tabled && (
        <ChartTable
          label={`${name}数据`}
          heads={['日期', '开', '高', '低', '收', '成交量']}
          rows={seen.map(({ t, o, h, l, c, v }) => [t, ...[o, h, l, c].map((each) => price(each, digits)), lots(v)])}
        />
      )}
    </figure>
  )
}

function wordsOf({ t, o, h, l, c, v, before }: Candle, digits: number): string[] {
  const change = before === undefined || before <= 0 ? [] : [rate(c / before - 1)]
  const four = [`开 ${price(o, digits)}`, `高 ${price(h, digits)}`, `低 ${price(l, digits)}`, `收 ${price(c, digits)}`]
  return [t, ...four, ...change, `量 ${lots(v)}`]
}
