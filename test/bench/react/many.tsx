import { useSyncExternalStore } from 'react'
import { WindowVirtualizer } from 'virtua'
import { VirtualRows } from '#entities/list/virtual-rows.tsx'
import { QuoteCell } from '#entities/stock/quote-cell.tsx'

/** 10,000 stocks of which 100 tick each second: in our list with our cells, and in bare virtua with text. */

const ROWS = Array.from({ length: 10_000 }, (_, at) => ({ key: `SH${600_001 + at}`, name: `示例${at + 1}` }))
const HEIGHT = 56
const TICK = 10

const prices = new Map<string, number>(ROWS.map(({ key }, at) => [key, 10 + at / 1_000]))
const listeners = new Map<string, Set<() => void>>()

function listen(key: string) {
  return (changed: () => void) => {
    const all = listeners.get(key) ?? new Set()
    listeners.set(key, all.add(changed))
    return () => void all.delete(changed)
  }
}

let turn = 0
/** A price near the top of the window as often as anywhere: visible rows are what costs. */
function tick(): void {
  turn += 1
  const seen = Math.floor(scrollY / HEIGHT) + (turn % 15)
  const key = ROWS[turn % 2 === 0 ? seen : (turn * 7_919) % ROWS.length]?.key ?? ''
  prices.set(key, (prices.get(key) ?? 10) + 0.01)
  for (const changed of listeners.get(key) ?? []) changed()
}

function usePrice(key: string): string {
  return useSyncExternalStore(listen(key), () => prices.get(key) ?? 0).toFixed(2)
}

function OurRow({ stock }: { stock: (typeof ROWS)[number] }) {
  const price = usePrice(stock.key)
  const view = { price, rate: '+1.00%', amount: '+0.10', tone: 'rise', label: '', asOf: '', stale: false } as const
  return (
    <div style={{ display: 'flex', height: HEIGHT }}>
      <span>{stock.name}</span>
      <QuoteCell view={view} />
    </div>
  )
}

function BareRow({ stock }: { stock: (typeof ROWS)[number] }) {
  return (
    <div style={{ height: HEIGHT }}>
      {stock.name} {usePrice(stock.key)}
    </div>
  )
}

export function Many({ bare }: { bare: boolean }) {
  return (
    <main id="main">
      <button type="button" onClick={() => setInterval(tick, TICK)}>
        行情
      </button>
      {bare ? (
        <WindowVirtualizer data={ROWS} itemSize={HEIGHT}>
          {(stock) => <BareRow key={stock.key} stock={stock} />}
        </WindowVirtualizer>
      ) : (
        <VirtualRows
          rows={ROWS}
          keyOf={({ key }) => key}
          row={(stock) => <OurRow stock={stock} />}
          focused={undefined}
          onFocused={() => undefined}
          height={HEIGHT}
        />
      )}
    </main>
  )
}
