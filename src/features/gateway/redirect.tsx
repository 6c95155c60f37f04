import { brand } from '#config/brand.ts'
import { Quiet } from '#ui/layout/quiet.tsx'
import { HOME } from '#lib/path/home.ts'
import { Button } from '#ui/button.tsx'
import { ErrorCard } from '#ui/state/error-card.tsx'
import { LinkButton } from '#ui/link-button.tsx'

import { HelpLink } from '#ui/state/help-link.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { usePage } from '#wechat/page.tsx'
import { GatewayScreen } from './gateway-screen.tsx'
import css from './gateway.module.css'
import { type Redirect, useRedirect } from './redirect.model.ts'

/** The redirect page: immediate inside the app; to the outside only after naming the host. */
export function RedirectScreen() {
  const redirect = useRedirect()
  usePage({ title: '页面跳转' })
  if (redirect.state === 'loading') return <Spinner />
  return <GatewayScreen title="页面跳转">{draw(redirect)}</GatewayScreen>
}

function draw(redirect: Exclude<Redirect, { state: 'loading' }>) {
  switch (redirect.state) {
    case 'failed':
      return <ErrorCard message={redirect.message} onRetry={redirect.retry} />
    case 'refused':
      return (
        <div className={css.page}>
          <p role="alert" className={css.lead}>
            链接不受信任
          </p>
          <Quiet>为了您的账号和资金安全，我们没有打开这个链接。</Quiet>
          <LinkButton href={HOME} kind="primary">
            返回首页
          </LinkButton>
          <HelpLink />
        </div>
      )
    case 'leaving':
      return (
        <div className={css.page}>
          <p className={css.lead}>即将离开{brand.name}</p>
          <Quiet>您将访问以下网站，其内容与我们无关，请注意保护个人信息。</Quiet>
          <p className={css.host}>{redirect.host}</p>
          <Button kind="primary" onClick={redirect.go}>
            继续前往
          </Button>
          <Button kind="plain" onClick={redirect.stay}>
            取消
          </Button>
        </div>
      )
  }
}
