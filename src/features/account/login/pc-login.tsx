import { brand } from '#config/brand.ts'
import { Button } from '#ui/button.tsx'
import { ErrorCard } from '#ui/state/error-card.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { QrCode } from '#ui/media/qr-code.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { usePage } from '#wechat/page.tsx'
import { type PcLogin, usePcLogin } from './pc-login.model.ts'
import css from './pc-login.module.css'

/** 电脑端扫码登录. product AC-03 */
export function PcLoginScreen() {
  const login = usePcLogin()
  usePage({ title: '扫码登录' })
  return (
    <Screen title="扫码登录">
      <div className={css.page}>
        <p className={css.name}>{brand.name}</p>
        <div className={css.box}>
          <Code login={login} />
        </div>
        <output className={css.words}>{words(login)}</output>
        {login.state === 'signedIn' ? (
          <LinkButton href={login.goOn} kind="primary">
            继续浏览
          </LinkButton>
        ) : (
          <LinkButton href="/login" kind="plain">
            手机号登录
          </LinkButton>
        )}
        <RiskLine />
      </div>
    </Screen>
  )
}

function Code({ login }: { login: PcLogin }) {
  switch (login.state) {
    case 'waiting':
      return <QrCode text={login.qrUrl} label="登录二维码" />
    case 'expired':
      return (
        <Button kind="primary" size="small" onClick={login.again}>
          刷新
        </Button>
      )
    case 'failed':
      return <ErrorCard message={login.message} onRetry={login.again} />
    case 'scanned':
    case 'signedIn':
      return <Icon name="check" size={64} />
    default:
      return null
  }
}

function words(login: PcLogin): string {
  switch (login.state) {
    case 'loading':
      return '加载中'
    case 'waiting':
      return '请使用微信扫一扫登录'
    case 'scanned':
      return '已扫码，请在手机上确认'
    case 'expired':
      return '二维码已过期'
    case 'signedIn':
      return '您已登录'
    case 'failed':
      return ''
  }
}
