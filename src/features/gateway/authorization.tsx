import { HOME } from '#lib/path/home.ts'
import { Button } from '#ui/button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { HelpLink } from '#ui/state/help-link.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { usePage } from '#wechat/page.tsx'
import { type Authorization, type Outcome, useAuthorization } from './authorization.model.ts'
import { GatewayScreen } from './gateway-screen.tsx'
import css from './gateway.module.css'

/** The page WeChat returns to, shown when the exchange did not continue by itself. */
export function AuthorizationScreen({ outcome }: { outcome: Outcome }) {
  const authorization = useAuthorization(outcome)
  usePage({ title: '微信授权' })
  if (authorization.isWorking) {
    return (
      <GatewayScreen title="微信授权">
        <Spinner />
        <output className={css.note}>正在授权</output>
      </GatewayScreen>
    )
  }
  return (
    <GatewayScreen title="微信授权">
      <div className={css.page}>
        <Words {...authorization} />
        <LinkButton href={authorization.login} kind="plain">
          手机号登录
        </LinkButton>
        <LinkButton href={HOME} kind="ghost">
          返回首页
        </LinkButton>
        <HelpLink />
      </div>
    </GatewayScreen>
  )
}

function Words({ error, authorize }: Authorization) {
  if (error !== '') {
    return (
      <>
        <p role="alert" className={css.lead}>
          {error}
        </p>
        {authorize && <Button onClick={authorize}>重试</Button>}
      </>
    )
  }
  if (!authorize) return <p className={css.lead}>请在微信中打开，或使用手机号登录</p>
  return (
    <>
      <p className={css.lead}>授权后可保存您的课程与学习进度</p>
      <Button onClick={authorize}>微信授权登录</Button>
    </>
  )
}
