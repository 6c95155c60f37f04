import { Badge } from '#ui/badge.tsx'
import { Rate } from '#ui/chart/rate.tsx'
import { Cell } from '#ui/layout/cell.tsx'
import { Unbroken } from '#ui/prose/unbroken.tsx'
import type { OrderRow } from './order-row.words.ts'
import css from './order-rows.module.css'

/** An order, or a round trip, as a row. SG-03 */
export function OrderCell({
  row: { key, title, lines, state, rate },
  onOpen,
}: {
  row: OrderRow
  onOpen?: ((key: string) => void) | undefined
}) {
  return (
    <Cell
      title={
        <>
          {title} {state !== '' && <Badge tone="warning">{state}</Badge>}
        </>
      }
      note={<Lines lines={lines} />}
      value={rate !== undefined && <Rate value={rate} />}
      onClick={onOpen && (() => onOpen(key))}
    />
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className={css.line}>
      <Unbroken>{line}</Unbroken>
    </span>
  ))
}
