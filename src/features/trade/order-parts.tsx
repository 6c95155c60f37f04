import { useState } from 'react'
import type { SubOrder } from '#api/shapes/order.ts'
import { yuan } from '#lib/money.ts'
import { Button } from '#ui/button.tsx'
import { Cell, CellGroup } from '#ui/cell.tsx'
import { Chips } from '#ui/chips.tsx'
import { partStatus } from './order-words.ts'
import css from './steps.module.css'

/** The parts of a payment; each opens its own page, which may be handed on. */
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

const COUNTS = [2, 3, 4, 5, 6].map((count) => ({ id: String(count), name: `${count}笔` }))

/** Cuts a payment into equal parts. */
export function Splitting({ error, busy, split }: { error: string; busy: boolean; split: (count: number) => void }) {
  const [chosen, choose] = useState<string>()
  return (
    <section className={css.block} aria-label="分笔支付">
      <p>该服务仅支持分笔支付，请选择分几笔付款。</p>
      <Chips label="笔数" items={COUNTS} chosen={chosen} onPick={choose} />
      <p role="alert" className={css.fault}>
        {error}
      </p>
      <Button busy={busy} disabled={chosen === undefined} onClick={() => split(Number(chosen))}>
        确认分笔
      </Button>
    </section>
  )
}
