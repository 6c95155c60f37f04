import { Button } from '#ui/button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { usePage } from '#wechat/page.tsx'
import { BindFields, MOVE_QUESTION, MoveChoices } from './bind-form.tsx'
import { type Bind, useBind } from './bind.model.ts'
import css from './login.module.css'

/** Binds a mobile number to the authorized WeChat identity. */
export function BindScreen() {
  const bind = useBind()
  usePage({ title: '绑定手机号' })
  if (bind.state === 'leaving') return <Spinner />
  return (
    <Screen title="绑定手机号" back>
      <div className={css.page}>
        <p className={css.lead}>绑定手机号，保存您的课程与服务</p>
        {bind.state === 'guest' ? <Guest bind={bind} /> : <Entries bind={bind} />}
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

function Entries({ bind: { form, skip } }: { bind: Extract<Bind, { state: 'form' }> }) {
  return (
    <>
      <BindFields form={form} />
      <LinkButton href={skip} kind="ghost">
        暂不绑定
      </LinkButton>
      <Sheet open={form.moving.open} title={MOVE_QUESTION} onClose={form.moving.decline}>
        <MoveChoices form={form} />
      </Sheet>
    </>
  )
}
