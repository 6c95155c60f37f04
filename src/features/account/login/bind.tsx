import { FormError } from '#ui/form/form-error.tsx'
import { Button } from '#ui/button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { usePage } from '#wechat/page.tsx'
import { type Bind, type BindForm, useBind } from './bind.model.ts'
import { Form } from '#ui/form/form.tsx'
import css from './login.module.css'
import { SmsCodeFields } from './sms-code.tsx'

/** Binds a mobile number to the authorized WeChat identity. */
export function BindScreen() {
  const bind = useBind()
  usePage({ title: '绑定手机号' })
  if (bind.state === 'leaving') return <Spinner />
  return (
    <Screen title="绑定手机号" back>
      <div className={css.page}>
        <p className={css.lead}>绑定手机号，保存您的课程与服务</p>
        {bind.state === 'guest' ? <Guest bind={bind} /> : <Entries form={bind} />}
        <RiskLine />
      </div>
    </Screen>
  )
}

function Guest({ bind }: { bind: Extract<Bind, { state: 'guest' }> }) {
  return bind.wechat ? (
    <Button kind="primary" onClick={bind.wechat}>
      微信授权登录
    </Button>
  ) : (
    <LinkButton href="/login" kind="primary">
      手机号登录
    </LinkButton>
  )
}

function Entries({ form }: { form: BindForm }) {
  const { phone, moving } = form
  return (
    <>
      <Form label="绑定手机号" className={css.form} invalidPresses={phone.invalidPresses} onSubmit={form.submit}>
        <SmsCodeFields phone={phone} />
        <FormError>{form.error}</FormError>
        <Button type="submit" kind="primary" busy={form.busy}>
          绑定
        </Button>
      </Form>
      <LinkButton href={form.skip} kind="ghost">
        暂不绑定
      </LinkButton>
      <Sheet open={moving.open} title="该手机号已绑定其他微信，是否换绑到当前微信？" onClose={moving.decline}>
        <div className={css.choices}>
          <Button kind="primary" busy={form.busy} onClick={moving.agree}>
            换绑
          </Button>
          <Button kind="plain" onClick={moving.decline}>
            换个手机号
          </Button>
        </div>
      </Sheet>
    </>
  )
}
