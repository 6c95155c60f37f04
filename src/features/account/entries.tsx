import { Link } from 'wouter'
import { Icon } from '#ui/icon.tsx'
import css from './me.module.css'

interface Props {
  signedIn: boolean
  onEntry: (name: string) => void
  onHelp: () => void
  onSettings: () => void
  onSignOut: () => void
}

/** The grid of 「我的」: four places, whoever is signed in. */
export function Entries({ signedIn, onEntry, onHelp, onSettings, onSignOut }: Props) {
  const press = (name: string, then: () => void) => () => {
    onEntry(name)
    then()
  }
  return (
    <nav className={css.grid} aria-label="我的服务">
      <Link href="/course" className={css.entry} onClick={() => onEntry('course')}>
        <Icon name="course" />
        学习
      </Link>
      <button type="button" className={css.entry} onClick={press('hotline', onHelp)}>
        <Icon name="phone" />
        客服热线
      </button>
      <button type="button" className={css.entry} onClick={press('settings', onSettings)}>
        <Icon name="list" />
        设置
      </button>
      {signedIn ? (
        <button type="button" className={css.entry} onClick={press('sign_out', onSignOut)}>
          <Icon name="leave" />
          退出登录
        </button>
      ) : (
        <Link href="/login?redirect=%2Fme" className={css.entry} onClick={() => onEntry('login')}>
          <Icon name="me" />
          登录
        </Link>
      )}
    </nav>
  )
}
