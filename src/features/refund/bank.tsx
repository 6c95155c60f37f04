import { FormError } from '#ui/form/form-error.tsx'
import { Bar } from '#ui/layout/bar.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Timeline, type TimelineStep } from '#ui/layout/timeline.tsx'
import { Price } from '#ui/price/price.tsx'
import { CallSign } from '#entities/access/call-sign.tsx'
import { yuan } from '#lib/number/money.ts'
import { minute } from '#lib/time/dates.ts'
import { priceParts } from '#lib/number/price-parts.ts'
import type { Refund } from '#api/shapes/refund.ts'
import { brand } from '#config/brand.ts'
import { DisclosureFooter } from '#ui/layout/disclosure-footer.tsx'
import { Button } from '#ui/button.tsx'
import { CheckField } from '#ui/form/check-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Veil } from '#ui/overlay/veil.tsx'
import { nameOf } from './amount.tsx'
import { type BankForm, useBank } from './bank.model.ts'
import { StepBar } from './step-bar.tsx'
import css from './refund.module.css'

/** The third step, for payments made by transfer: the customer's own account. `rule`: of the service. */
export function BankStep({ refund, rule, again }: { refund: Refund; rule: string; again: () => void }) {
  const form = useBank(refund.refundNumber, again)
  return (
    <Screen
      title="申请退款"
      footer={
        <Bar lead={<CallSign />}>
          <Button busy={form.submission.busy} onClick={form.submission.submit}>
            提交收款账户
          </Button>
        </Bar>
      }
    >
      <StepBar at={3}>
        <h2 className={css.name}>{refund.skuName}</h2>
      </StepBar>
      <Target refund={refund} />
      <Veil>
        <Fields form={form} />
      </Veil>
      <FormError inset>{form.submission.error}</FormError>
      <Card title="接下来">
        <Timeline steps={nextOf(refund)} />
      </Card>
      <Quiet inset>{rule}</Quiet>
      <DisclosureFooter company={brand} />
    </Screen>
  )
}

/** Where the refund is, and what follows the account; when, is the service's word in 退款详情. */
function nextOf({ timeline }: Refund): TimelineStep[] {
  return [
    ...timeline.slice(-1).map(({ at, text }) => ({ words: text, note: minute(at), state: 'done' as const })),
    { words: '提交收款账户', state: 'now' },
    { words: '转账到您的账户', note: '预计日期与结果写进退款详情', state: 'ahead' },
  ]
}

/** What is transferred to the account, and what goes back without one. */
function Target({ refund: { parts } }: { refund: Refund }) {
  const [moved, others] = [parts.filter((part) => part.toAccount), parts.filter((part) => !part.toAccount)]
  return (
    <Card title="转到您本人的银行账户">
      <Quiet>{moved.map(nameOf).join('、')}</Quiet>
      {moved.length > 0 && (
        <p className={css.lead}>
          <Price {...priceParts(yuan(moved.reduce((sum, { amountFen }) => sum + amountFen, 0)))} />
        </p>
      )}
      {others.map((part) => (
        <Quiet key={nameOf(part)}>{`另有 ${yuan(part.amountFen)} 由${nameOf(part)}原路退回，不用填账户`}</Quiet>
      ))}
    </Card>
  )
}

function Fields({ form }: { form: BankForm }) {
  const { account, change, submission } = form
  const { fieldErrors } = submission
  return (
    <Form
      label="收款账户"
      inset
      invalidPresses={submission.invalidPresses}
      autoComplete="off"
      onSubmit={submission.submit}
    >
      <TextField
        kind="realName"
        label="户名"
        autoComplete="off"
        value={account.accountName}
        onChange={(accountName) => change({ accountName })}
        error={fieldErrors.accountName}
        hint={`须与您的实名认证姓名一致${form.realName && `（${form.realName}）`}`}
      />
      <TextField
        kind="line"
        label="开户银行"
        autoComplete="off"
        value={account.bankName}
        onChange={(bankName) => change({ bankName })}
        error={fieldErrors.bankName}
      />
      <TextField
        kind="line"
        label="开户支行"
        autoComplete="off"
        value={account.branch}
        onChange={(branch) => change({ branch })}
        error={fieldErrors.branch}
      />
      <TextField
        kind="card"
        label="银行卡号"
        value={account.cardNo}
        onChange={(cardNo) => change({ cardNo })}
        error={fieldErrors.cardNo}
        hint="本机不保存；提交后只显示末4位"
      />
      <CheckField checked={form.agreed} onChange={form.agree} error={fieldErrors.agreed}>
        {`本人单独同意${brand.companyName}为办理本次退款处理我的银行账户信息`}
      </CheckField>
      <Quiet>不同意则无法退回对公转账的款项，您可以联系客服以其他方式核实账户。</Quiet>
      {/* Enter in a field submits, like the button at the bottom. */}
      <button type="submit" hidden tabIndex={-1} aria-hidden />
    </Form>
  )
}
