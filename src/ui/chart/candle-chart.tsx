import { useMemo } from 'react'
import { type Box, pathOf, short, yOf } from '#lib/chart/box.ts'
import { type Candle, candlePath, candleTone, meansOf, rangeOf } from '#lib/chart/candles.ts'
import { macdOf } from '#lib/chart/macd.ts'
import { moved, seenOf, stepped, type View } from '#lib/chart/view.ts'
import { price } from '#lib/number/money.ts'
import { lots } from '#lib/number/turnover.ts'
import css from './chart.module.css'
import { ChartTable, Plot, PRICE, Readout, VOLUME, WIDTH, type Word } from './plot.tsx'
import { type Pointing, useChart } from './use-chart.ts'

interface Props extends Pointing {
  /** 「江岸食品 日K 前复权」 */
  name: string
  candles: readonly Candle[]
  view: View
  see: (change: (view: View) => View) => void
  digits: number
  tabled: boolean
  /** Whether MACD stands below the volume. */
  macd: boolean
}

const MEANS = [
  { n: 5, look: css.line },
  { n: 10, look: css.second },
  { n: 20, look: css.third },
]

/** Candles with their means and volume; fingers or keys move through the past. quotes §3, §4 */
export function CandleChart({ name, candles, view, see, at: place, look, digits, tabled, macd }: Props) {
  const dates = useMemo(() => candles.map(({ t }) => t), [candles])
  const closes = useMemo(() => candles.map(({ c }) => c), [candles])
  const averages = useMemo(() => MEANS.map(({ n }) => meansOf(closes, n)), [closes])
  const { from, to } = seenOf(dates, view)
  const seen = candles.slice(from, to)
  const at = place === undefined ? undefined : Math.min(place, seen.length - 1)
  const handlers = useChart({
    at,
    look,
    last: seen.length - 1,
    placeOf: (share) => Math.floor(share * seen.length),
    move: () => (movement) => see(() => moved(dates, view, movement)),
    step: (by) => see((old) => stepped(dates, old, by)),
    zoom: (scale) => see((old) => moved(dates, old, { anchor: 1, shift: 0, scale })),
  })
  const [first, last] = [seen[0], seen.at(-1)]
  if (!first || !last) return <p className={css.readout}>暂无K线</p>
  const means = MEANS.map((mean, index) => ({ ...mean, values: averages[index]?.slice(from, to) ?? [] }))
  const box: Box = { width: WIDTH, height: PRICE, ...rangeOf(seen) }
  const step = WIDTH / seen.length
  const shown = at ?? seen.length - 1
  const lower = macd ? lowerOf(closes, from, to) : undefined
  const words: Word[] = [
    ...means.map(({ n, look: line, values }) => ({ text: `MA${n} ${price(values[shown], digits)}`, look: line })),
    ...(lower ? lower.words(shown) : []),
  ]
  const most = Math.max(1, ...seen.map(({ v }) => v))
  const pointed = at === undefined ? undefined : seen[at]
  return (
    <figure className={css.chart}>
      <Readout words={words} />
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
          {means.map(({ n, look: line, values }) => (
            <path key={n} className={line} d={pathOf(values, (index) => (index + 0.5) * step, box)} />
          ))}
          {at !== undefined && pointed && (
            <path
              className={css.point}
              d={`M${short((at + 0.5) * step)} 0V${PRICE}M0 ${short(yOf(pointed.c, box))}H${WIDTH}`}
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
        {lower && (
          <Plot kind="volume">
            {(['rise', 'fall'] as const).map((tone) => (
              <path key={tone} className={css[tone]} d={lower.bars(tone, step)} />
            ))}
            <path className={css.line} d={lower.line('dif', step)} />
            <path className={css.second} d={lower.line('dea', step)} />
          </Plot>
        )}
      </div>
      <p className={css.times}>
        <span>{first.t}</span>
        <span>{last.t}</span>
      </p>
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

/** MACD of the visible bars, computed from the first close. Its values are rounded to a tenth of a tick. */
function lowerOf(closes: readonly number[], from: number, to: number) {
  const whole = macdOf(closes)
  const part = (values: readonly number[]) => values.slice(from, to)
  const [dif, dea, bar] = [part(whole.dif), part(whole.dea), part(whole.bar)]
  const said = (value = 0) => price(Math.round(value * 1000) / 1000 || 0, 3)
  const most = Math.max(0.001, ...[...dif, ...dea, ...bar].map(Math.abs))
  const box: Box = { width: WIDTH, height: VOLUME, low: -most, high: most }
  return {
    words: (at: number): Word[] => [
      { text: `DIF ${said(dif[at])}`, look: css.line },
      { text: `DEA ${said(dea[at])}`, look: css.second },
      `MACD ${said(bar[at])}`,
    ],
    line: (which: 'dif' | 'dea', step: number) =>
      pathOf(which === 'dif' ? dif : dea, (index) => (index + 0.5) * step, box),
    bars: (tone: 'rise' | 'fall', step: number) =>
      bar
        .map((each, index) =>
          each !== 0 && each > 0 === (tone === 'rise')
            ? `M${short((index + 0.5) * step)} ${VOLUME / 2}V${short(yOf(each, box))}`
            : '',
        )
        .join(''),
  }
}
