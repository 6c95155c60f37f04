import { Facts } from '#ui/layout/facts.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Bar } from '#ui/layout/bar.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { yuan } from '#lib/number/money.ts'
import { Button } from '#ui/button.tsx'
import { Choices } from '#ui/form/choices.tsx'
import { Form } from '#ui/form/form.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { Apply } from './apply.model.ts'
import css from './invoice.module.css'
import { titleTypes } from './title-form.ts'

/** The title of the invoice, and where it is sent. */
export function TitleFields({ apply }: { apply: Apply }) {
  const { form, fieldErrors, change } = apply
  return (
    <Form label="发票信息" inset invalidPresses={apply.invalidPresses} onSubmit={apply.review}>
      <Choices
        legend="抬头类型"
        kind="one"
        inline
        options={titleTypes}
        chosen={[form.titleType]}
        error={fieldErrors.titleType}
        onChange={([picked]) => change({ titleType: picked === 'COMPANY' ? 'COMPANY' : 'PERSON' })}
      />
      <TextField
        label="发票抬头"
        value={form.title}
        maxLength={100}
        autoComplete={form.titleType === 'COMPANY' ? 'organization' : 'name'}
        error={fieldErrors.title}
        hint={form.titleType === 'COMPANY' ? '与营业执照上的企业名称一致' : ''}
        onChange={(title) => change({ title })}
      />
      {form.titleType === 'COMPANY' && (
        <TextField
          label="税号"
          value={form.taxNo}
          autoComplete="off"
          error={fieldErrors.taxNo}
          hint="统一社会信用代码或纳税人识别号，不在本机保存"
          onChange={(taxNo) => change({ taxNo })}
        />
      )}
      <TextField
        label="接收邮箱"
        type="email"
        inputMode="email"
        autoComplete="email"
        value={form.email}
        maxLength={100}
        error={fieldErrors.email}
        onChange={(email) => change({ email: email.trim() })}
      />
      {/* Enter in a field opens the review, like the button at the bottom. */}
      <button type="submit" hidden tabIndex={-1} aria-hidden />
    </Form>
  )
}

/** The amount, and the button for the review. */
export function ReviewBar({ apply }: { apply: Apply }) {
  return (
    <Bar
      lead={
        <p>
          <Quiet as="span">{`共${apply.orders.length}笔`}</Quiet>{' '}
          <strong className={css.total}>{yuan(apply.totalFen)}</strong>
        </p>
      }
    >
      <Button onClick={apply.review}>预览发票</Button>
    </Bar>
  )
}

/** Everything that will be on the invoice, for a last check. */
export function Preview({ apply }: { apply: Apply }) {
  const { form, orders, totalFen, preview } = apply
  const { submission } = preview
  return (
    <Sheet open={preview.open} title="核对开票信息" onClose={preview.close}>
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
