import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Candle } from '#lib/chart/candles.ts'
import { SEEN, type View } from '#lib/chart/view.ts'
import { CandleChart } from '#ui/chart/candle-chart.tsx'
import { QuoteCell } from '#entities/stock/quote-cell.tsx'
import { Many } from './many.tsx'
import '#ui/tokens.css'
import '#ui/base.css'

/**
 * A list in plain React that ticks each second, our candles by themselves, and 10,000 rows of ours and of bare
 * virtua: `#rows`, `#candles`, `#many`, `#virtua`.
 */
interface Bench {
  /** Ms from requesting the chart to the frame in which it is shown. */
  draw: number
}

declare global {
  interface Window {
    __stocks: Bench
  }
}

const ROWS = Array.from({ length: 50 }, (_, at) => ({ symbol: `SH${600001 + at}`, name: `示例${at + 1}` }))

function Rows() {
  const [turn, setTurn] = useState(0)
  const [down, setDown] = useState(false)
  useEffect(() => {
    const timer = setInterval(() => setTurn((count) => count + 1), 1_000)
    return () => clearInterval(timer)
  }, [])
  return (
    <main id="main">
      <button type="button" onClick={() => setDown(!down)}>
        涨跌幅
      </button>
      <ul>
        {(down ? ROWS.toReversed() : ROWS).map(({ symbol, name }, at) => {
          const price = (10 + ((turn * 7 + at) % 100) / 100).toFixed(2)
          const view = {
            price,
            rate: '+1.00%',
            amount: '+0.10',
            tone: 'rise',
            label: '',
            asOf: '',
            stale: false,
          } as const
          return (
            <li key={symbol}>
              <span>{name}</span>
              <QuoteCell view={view} />
            </li>
          )
        })}
      </ul>
    </main>
  )
}

/** Three years of days. */
const CANDLES: readonly Candle[] = Array.from({ length: 750 }, (_, at) => {
  const [o, c] = [20 + Math.sin(at / 9) * 4, 20 + Math.sin((at + 1) / 9) * 4]
  const before = 20 + Math.sin((at - 1) / 9) * 4
  return {
    t: String(20_230_000 + at),
    o,
    c,
    h: Math.max(o, c) + 0.2,
    l: Math.min(o, c) - 0.2,
    v: 1_000 + (at % 90),
    before,
  }
})

function Candles() {
  const [asked, ask] = useState(false)
  const [view, see] = useState<View>({ count: SEEN.first })
  const [at, look] = useState<number>()
  const from = useRef(0)
  useLayoutEffect(() => {
    if (!asked) return
    requestAnimationFrame(() => setTimeout(() => (window.__stocks = { draw: performance.now() - from.current }), 0))
  }, [asked])
  const show = () => {
    from.current = performance.now()
    ask(true)
  }
  return (
    <main id="main">
      <button type="button" onClick={show}>
        K线
      </button>
      {asked && (
        <CandleChart
          {...{ view, see, at, look }}
          name="示例"
          candles={CANDLES}
          digits={2}
          tabled={false}
          macd={false}
        />
      )}
    </main>
  )
}

const box = document.querySelector('#root')
const shown: Readonly<Record<string, ReactNode>> = {
  '#rows': <Rows />,
  '#candles': <Candles />,
  '#many': <Many bare={false} />,
  '#virtua': <Many bare />,
}
if (box) createRoot(box).render(shown[location.hash])
