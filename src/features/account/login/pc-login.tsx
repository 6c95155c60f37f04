import { brand } from '#config/brand.ts'
import { dataOf, type Loaded } from '#data/loaded.ts'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { QrCode } from '#ui/media/qr-code.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { usePage } from '#wechat/page.tsx'
import { type PcStep, usePcLogin } from './pc-login.model.ts'
import css from './pc-login.module.css'

/** 电脑端扫码登录. AC-03 */
export function PcLoginScreen() {
  const login = usePcLogin()
  const step = dataOf(login)
  usePage({ title: '扫码登录' })
  return (
    <Screen title="扫码登录">
      <div className={css.page}>
        <p className={css.name}>{brand.name}</p>
        <div className={css.box}>
          <Code login={login} />
        </div>
        <output className={css.words}>{wordsOf(login)}</output>
        {step?.step === 'signedIn' ? (
          <LinkButton href={step.goOn} kind="primary">
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

function Code({ login }: { login: Loaded<PcStep> }) {
  return (
    <LoadState loaded={login} skeleton={null}>
      {(page) => {
        switch (page.step) {
          case 'waiting':
            return <QrCode text={page.qrUrl} label="登录二维码" />
          case 'expired':
            return (
              <Button kind="primary" size="small" onClick={page.again}>
                刷新
              </Button>
            )
          default:
            return <Icon name="check" size={64} />
        }
      }}
    </LoadState>
  )
}

const WORDS: Readonly<Record<PcStep['step'], string>> = {
  waiting: '请使用微信扫一扫登录',
  scanned: '已扫码，请在手机上确认',
  expired: '二维码已过期',
  signedIn: '您已登录',
}

function wordsOf(login: Loaded<PcStep>): string {
  if (login.state === 'ready') return WORDS[login.data.step]
  return login.state === 'loading' ? '加载中' : ''
}
