import type { SubOrder } from '#api/shapes/order.ts'
import { yuan } from '#lib/number/money.ts'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { partStatus } from './order.words.ts'

/** The parts of a payment; each has its own page, whose link may be passed on. */
export function OrderParts({ parts }: { parts: readonly SubOrder[] }) {
  return (
    <CellGroup title="分笔支付">
      {parts.map(({ subOrderNumber, seq, amountFen, status }) => (
        <Cell
          key={subOrderNumber}
          title={`第${seq}笔，共${parts.length}笔`}
          note={partStatus(status)}
          value={yuan(amountFen)}
          href={`/sub-order/${encodeURIComponent(subOrderNumber)}`}
        />
      ))}
    </CellGroup>
  )
}
