import { COMPLAINT } from '#lib/path/complaint-href.ts'
import { loginHref } from '#lib/path/login-href.ts'
import { Link } from 'wouter'
import { Icon, type IconName } from '#ui/icon.tsx'
import css from './me.module.css'

interface Props {
  signedIn: boolean
  onEntry: (name: string) => void
  onHelp: () => void
  onSignOut: () => void
}

/** The grid of 「我的」: entries for everybody, and those of the account, which ask a guest to sign in. */
export function Entries({ signedIn, onEntry, onHelp, onSignOut }: Props) {
  const to = (name: string, href: string, icon: IconName, label: string) => (
    <Link href={href} className={css.entry} onClick={() => onEntry(name)}>
      <Icon name={icon} />
      {label}
    </Link>
  )
  const press = (name: string, then: () => void) => () => {
    onEntry(name)
    then()
  }
  return (
    <nav className={css.grid} aria-label="我的服务">
      {to('course', '/me/course', 'course', '我的课程')}
      {to('order', '/me/order', 'receipt', '我的订单')}
      {to('suitability', '/suitability', 'stock', '风险测评')}
      {to('invoice', '/invoice', 'paper', '开发票')}
      {to('profile', '/me/profile', 'me', '个人资料')}
      {to('security', '/me/security', 'lock', '账号安全')}
      {to('address', '/me/address', 'home', '收货地址')}
      {to('certification', '/me/certification', 'check', '实名信息')}
      {to('settings', '/me/settings', 'list', '设置')}
      {to('complaint', COMPLAINT, 'warning', '投诉')}
      <button type="button" className={css.entry} onClick={press('hotline', onHelp)}>
        <Icon name="phone" />
        客服热线
      </button>
      {signedIn ? (
        <button type="button" className={css.entry} onClick={press('sign_out', onSignOut)}>
          <Icon name="leave" />
          退出登录
        </button>
      ) : (
        to('login', loginHref('/me'), 'leave', '登录')
      )}
    </nav>
  )
}
