import type { SubOrder } from '#api/shapes/order.ts'
import { partHref } from '#lib/path/order-href.ts'
import { nth } from '#lib/number/chinese-numeral.ts'
import { yuan } from '#lib/number/money.ts'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { partStatus } from './order.words.ts'

/** The parts of a payment; each has its own page, whose link can be forwarded. */
export function OrderParts({ parts }: { parts: readonly SubOrder[] }) {
  return (
    <CellGroup title="分笔支付">
      {parts.map((part) => (
        <Cell
          key={part.subOrderNumber}
          title={`${nth(part.seq, '笔')}，共${parts.length}笔`}
          note={partStatus(part.status)}
          value={yuan(part.amountFen)}
          href={partHref(part)}
        />
      ))}
    </CellGroup>
  )
}
