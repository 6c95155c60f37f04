import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { PerformanceChart } from '#ui/chart/performance-chart.tsx'
import '#ui/tokens.css'
import '#ui/base.css'

/** Ten years of days with an index: our chart, and only the two lines with a finger marker: `#ours`, `#bare`. */
declare global {
  interface Window {
    /** Ms from requesting the chart to the frame in which it is shown, the newest last. */
    __draws: number[]
  }
}

const DAY = 86_400_000

/** Working days, without holidays. */
const POINTS = Array.from({ length: 2500 }, (_, at) => ({
  d: new Date(Date.UTC(2016, 0, 4) + (at + 2 * Math.floor(at / 5)) * DAY).toISOString().slice(0, 10),
  nav: 1 + at / 4000 + Math.sin(at / 60) * 0.2 + Math.sin(at * 12.9898) * 0.02,
  bench: 1 + at / 6000 + Math.cos(at / 90) * 0.15 + Math.sin(at * 78.233) * 0.02,
}))

function Bare() {
  const [at, look] = useState(POINTS.length - 1)
  const shown = POINTS[at]
  const lineOf = (key: 'nav' | 'bench') =>
    POINTS.map((point, x) => `${x === 0 ? 'M' : 'L'}${(x / 4).toFixed(1)} ${(200 - point[key] * 90).toFixed(1)}`).join(
      '',
    )
  const [lines] = useState(() => [lineOf('nav'), lineOf('bench')])
  return (
    <div
      role="group"
      onPointerMove={(event) => {
        const { left, width } = event.currentTarget.getBoundingClientRect()
        look(Math.max(0, Math.min(POINTS.length - 1, Math.round(((event.clientX - left) / width) * POINTS.length))))
      }}
    >
      <p>{`${shown?.d} ${shown?.nav.toFixed(4)} ${shown?.bench.toFixed(4)}`}</p>
      <svg viewBox="0 0 625 200" width="100%" height="200" preserveAspectRatio="none" fill="none" stroke="currentColor">
        {lines.map((line, key) => (
          <path key={key} d={line} />
        ))}
        <path d={`M${at / 4} 0V200`} />
      </svg>
    </div>
  )
}

function Drawn({ children }: { children: ReactNode }) {
  const [asked, ask] = useState(false)
  const from = useRef(0)
  useLayoutEffect(() => {
    if (!asked) return
    requestAnimationFrame(() => setTimeout(() => window.__draws.push(performance.now() - from.current), 0))
  }, [asked])
  const turn = () => {
    from.current = performance.now()
    ask(!asked)
  }
  return (
    <main id="main">
      <button type="button" onClick={turn}>
        曲线
      </button>
      {asked && children}
    </main>
  )
}

window.__draws = []
const box = document.querySelector('#root')
const chart = location.hash === '#bare' ? <Bare /> : <PerformanceChart name="示例" bench="沪深300" curve={POINTS} />
if (box) createRoot(box).render(<Drawn>{chart}</Drawn>)
