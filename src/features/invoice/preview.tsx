import { Facts } from '#ui/layout/facts.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { yuan } from '#lib/number/money.ts'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import type { Apply } from './apply.model.ts'
import css from './invoice.module.css'

/** The whole invoice, for a last check. */
export function Preview({ apply }: { apply: Apply }) {
  const { form, preview } = apply
  const { open, orders, totalFen, close, submission } = preview
  return (
    <Sheet open={open} title="核对开票信息" onClose={close}>
      <Facts
        values="end"
        total
        items={[
          { name: '抬头类型', value: form.titleType === 'COMPANY' ? '企业' : '个人' },
          { name: '发票抬头', value: form.title },
          ...(form.titleType === 'COMPANY' ? [{ name: '税号', value: form.taxNo }] : []),
          { name: '接收邮箱', value: form.email },
          ...orders.map(({ orderNumber, sku, invoice }) => ({
            key: orderNumber,
            name: sku.name,
            value: yuan(invoice?.amountFen),
          })),
          { name: '开票金额', value: yuan(totalFen) },
        ]}
      />
      <Quiet>开票金额为已付金额减去已退金额。提交后不能修改，请确认以上信息无误。</Quiet>
      <FormError>{submission.error}</FormError>
      <div className={css.actions}>
        {submission.outcomeUnknown ? (
          <Button busy={submission.busy} onClick={submission.verify}>
            核对结果
          </Button>
        ) : (
          <Button busy={submission.busy} onClick={submission.submit}>
            提交申请
          </Button>
        )}
      </div>
    </Sheet>
  )
}
