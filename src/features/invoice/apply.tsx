import { Price } from '#ui/price/price.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Bar } from '#ui/layout/bar.tsx'
import { yuan } from '#lib/number/money.ts'
import { priceParts } from '#lib/number/price-parts.ts'
import { Button } from '#ui/button.tsx'
import { Choices } from '#ui/form/choices.tsx'
import { Form } from '#ui/form/form.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { Apply } from './apply.model.ts'
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
        kind="line"
        label="发票抬头"
        value={form.title}
        autoComplete={form.titleType === 'COMPANY' ? 'organization' : 'name'}
        error={fieldErrors.title}
        hint={form.titleType === 'COMPANY' ? '与营业执照上的企业名称一致' : ''}
        onChange={(title) => change({ title })}
      />
      {form.titleType === 'COMPANY' && (
        <TextField
          kind="taxNumber"
          label="税号"
          value={form.taxNo}
          error={fieldErrors.taxNo}
          hint="统一社会信用代码或纳税人识别号，不在本机保存"
          onChange={(taxNo) => change({ taxNo })}
        />
      )}
      <TextField
        kind="email"
        label="接收邮箱"
        value={form.email}
        error={fieldErrors.email}
        onChange={(email) => change({ email })}
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
          <Quiet as="span">{`共${apply.orders.length}笔`}</Quiet> <Price {...priceParts(yuan(apply.totalFen))} />
        </p>
      }
    >
      <Button onClick={apply.review}>预览发票</Button>
    </Bar>
  )
}
