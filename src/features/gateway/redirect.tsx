import { brand } from '#config/brand.ts'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { HOME } from '#lib/path/home.ts'
import { Button } from '#ui/button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { HelpLink } from '#ui/state/help-link.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { usePage } from '#wechat/page.tsx'
import { GatewayScreen } from './gateway-screen.tsx'
import css from './gateway.module.css'
import { type Exit, useRedirect } from './redirect.model.ts'

/** The redirect page: immediate inside the app; to the outside only after naming the host. */
export function RedirectScreen() {
  const redirect = useRedirect()
  usePage({ title: '页面跳转' })
  if (redirect.state === 'loading') return <Spinner />
  return (
    <GatewayScreen title="页面跳转">
      <LoadState loaded={redirect} skeleton={null}>
        {(exit) => <div className={css.page}>{exit ? <Leaving {...exit} /> : <Untrusted />}</div>}
      </LoadState>
    </GatewayScreen>
  )
}

function Untrusted() {
  return (
    <>
      <p role="alert" className={css.lead}>
        链接不受信任
      </p>
      <Quiet>为了您的账号和资金安全，我们没有打开这个链接。</Quiet>
      <LinkButton href={HOME} kind="primary">
        返回首页
      </LinkButton>
      <HelpLink />
    </>
  )
}

function Leaving({ host, go, stay }: NonNullable<Exit>) {
  return (
    <>
      <p className={css.lead}>即将离开{brand.name}</p>
      <Quiet>您将访问以下网站，其内容与我们无关，请注意保护个人信息。</Quiet>
      <p className={css.host}>{host}</p>
      <Button kind="primary" onClick={go}>
        继续前往
      </Button>
      <Button kind="plain" onClick={stay}>
        取消
      </Button>
    </>
  )
}
