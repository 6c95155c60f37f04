import type { Order } from '#api/shapes/order.ts'
import { yuan } from '#lib/number/money.ts'
import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { Form } from '#ui/form/form.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { openFen } from './part-amount.ts'
import { usePayLink } from './pay-link.model.ts'

/** Lets the buyer ask somebody else to pay a part. OR-10 */
export function PayLinkCard({ order }: { order: Order }) {
  const { amount, change, submission } = usePayLink(order)
  return (
    <Card title="请亲友付款">
      <Quiet>付款链接上只有服务名称、金额和收款公司，没有您的个人信息。</Quiet>
      <Form label="付款链接" invalidPresses={submission.invalidPresses} onSubmit={submission.submit}>
        <TextField
          kind="amount"
          label="金额（元）"
          value={amount}
          onChange={change}
          error={submission.fieldErrors.amount}
          hint={`待付 ${yuan(openFen(order))}`}
        />
        <FormError>{submission.error}</FormError>
        <Button kind="plain" busy={submission.busy} onClick={submission.submit}>
          生成付款链接
        </Button>
      </Form>
    </Card>
  )
}
