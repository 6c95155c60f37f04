import { FormError } from '#ui/form/form-error.tsx'
import { useState } from 'react'
import { Link } from 'wouter'
import { brand } from '#config/brand.ts'
import { Button } from '#ui/button.tsx'
import { CheckField } from '#ui/form/check-field.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { usePage } from '#wechat/page.tsx'
import { Form } from '#ui/form/form.tsx'
import { CallUsSheet } from '#entities/access/call-us-sheet.tsx'
import { type Agreement, type Login, type LoginForm, useLogin } from './login.model.ts'
import css from './login.module.css'
import { SmsCodeFields } from './sms-code.tsx'

/** What a login is for. */
const AFTER = ['回到刚才的页面，接着往下', '本机的自选股合并到账号', '未注册的手机号验证后将自动创建账号']

/** Login by mobile number and SMS code, or by one tap inside WeChat. */
export function LoginScreen() {
  const login = useLogin()
  usePage({ title: '登录' })
  if (login.state === 'leaving') return <Spinner />
  return (
    <Screen title="登录" back>
      <div className={css.page}>
        <div className={css.brand}>
          <p className={css.name}>{brand.name}</p>
          <p className={css.slogan}>陪您学懂投资的每一步</p>
        </div>
        <Ways login={login} />
        {login.state === 'form' && (
          <ul className={css.after} aria-label="登录之后">
            {AFTER.map((words) => (
              <li key={words}>
                <Icon name="check" size={16} />
                {words}
              </li>
            ))}
          </ul>
        )}
        <Help />
        <RiskLine />
      </div>
    </Screen>
  )
}

function Ways({ login }: { login: Exclude<Login, { state: 'leaving' }> }) {
  switch (login.state) {
    case 'form':
      return <Entries form={login} />
    case 'signedIn':
      return (
        <>
          <output className={css.lead}>您已登录</output>
          <LinkButton href={login.goOn} kind="primary">
            继续浏览
          </LinkButton>
          {login.bind && (
            <LinkButton href={login.bind} kind="plain">
              绑定手机号
            </LinkButton>
          )}
          <Button kind="plain" onClick={login.change}>
            换个账号登录
          </Button>
        </>
      )
    case 'closed':
      return <output className={css.lead}>{login.message}</output>
    case 'wechatOnly':
      return (
        <>
          <AgreementBox agreement={login.agreement} />
          <Button kind="primary" onClick={login.wechat}>
            微信一键登录
          </Button>
        </>
      )
  }
}

function AgreementBox({ agreement }: { agreement: Agreement }) {
  const { agreed, agree, error, invalidPresses } = agreement
  // Two names for the same animation: changing the name restarts it.
  const shake = error && css[invalidPresses % 2 ? 'shake' : 'shakeAgain']
  return (
    <div className={`${css.agreement} ${shake}`}>
      <CheckField checked={agreed} onChange={agree} error={error}>
        我已阅读并同意<Link href="/userPolicy">《用户协议》</Link>
        <Link href="/privacyProtocol">《隐私政策》</Link>
      </CheckField>
    </div>
  )
}

function Entries({ form }: { form: LoginForm }) {
  const { phone, invalidPresses, wechat } = form
  return (
    <Form label="手机号登录" className={css.form} invalidPresses={invalidPresses} onSubmit={form.submit}>
      <SmsCodeFields phone={phone} />
      <AgreementBox agreement={form.agreement} />
      <FormError>{form.error}</FormError>
      <Button type="submit" kind="primary" busy={form.busy}>
        登录
      </Button>
      {wechat && (
        <Button kind="plain" onClick={wechat}>
          微信一键登录
        </Button>
      )}
    </Form>
  )
}

function Help() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button kind="ghost" size="small" onClick={() => setOpen(true)}>
        遇到问题？
      </Button>
      <CallUsSheet open={open} onClose={() => setOpen(false)} />
    </>
  )
}
