import { FormError } from '#ui/form/form-error.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import type { Refund } from '#api/shapes/refund.ts'
import { brand } from '#config/brand.ts'
import { DisclosureFooter } from '#ui/layout/disclosure-footer.tsx'
import { Button } from '#ui/button.tsx'
import { CheckField } from '#ui/form/check-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Veil } from '#ui/overlay/veil.tsx'
import { Channels } from './amount.tsx'
import { type BankForm, useBank } from './bank.model.ts'
import { StepBar } from './step-bar.tsx'

/** The third step, for payments made by transfer: the customer's own account. `rule`: of the service. */
export function BankStep({ refund, rule, again }: { refund: Refund; rule: string; again: () => void }) {
  const form = useBank(refund.refundNumber, again)
  return (
    <Screen
      title="申请退款"
      footer={
        <Button busy={form.submission.busy} onClick={form.submission.submit}>
          提交收款账户
        </Button>
      }
    >
      <StepBar at={3} />
      <Channels parts={refund.parts} />
      <Veil>
        <Fields form={form} />
      </Veil>
      <FormError inset>{form.submission.error}</FormError>
      <Quiet inset>{rule}</Quiet>
      <DisclosureFooter company={brand} />
    </Screen>
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
    </Form>
  )
}
