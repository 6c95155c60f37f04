import { useRef } from 'react'
import { useSeen } from '#ui/use-seen.ts'
import { useStockChange } from './stock-change.model.ts'

/** The current change of a stock from the quotes service; refreshed while it is on the screen. */
export function StockChange({ symbol }: { symbol: string }) {
  const box = useRef<HTMLElement>(null)
  const { text, tone } = useStockChange(symbol, useSeen(box, false))
  return (
    <b ref={box} data-tone={tone}>
      {text}
    </b>
  )
}
