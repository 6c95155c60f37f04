import { Card } from '#ui/layout/card.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Chips } from '#ui/chips.tsx'

const COUNTS = [2, 3, 4, 5, 6].map((count) => ({ id: String(count), name: `${count}笔` }))

/** Splits a payment into equal parts. */
export function Splitting({ error, busy, split }: { error: string; busy: boolean; split: (count: number) => void }) {
  const [chosen, choose] = useState<string>()
  return (
    <Card label="分笔支付">
      <p>该服务仅支持分笔支付，请选择分几笔付款。</p>
      <Chips label="笔数" items={COUNTS} chosen={chosen} onPick={choose} />
      <FormError>{error}</FormError>
      <Button busy={busy} disabled={chosen === undefined} onClick={() => split(Number(chosen))}>
        确认分笔
      </Button>
    </Card>
  )
}
