import { loginHref } from '#lib/path/login-href.ts'
import { Link } from 'wouter'
import { explain } from '#data/explain.ts'
import { Bell } from '#entities/message/bell.tsx'
import { CustomerAvatar } from '#entities/customer/customer-avatar.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { LevelBar } from '#ui/level-bar.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import type { Header } from './me.model.ts'
import type { MeView } from './me.words.ts'
import css from './me.module.css'

/** The signed-in customer, in a box of the guest's height. */
export function Who({ header: { guest, me }, hasCount }: { header: Header; hasCount: boolean }) {
  if (guest) return <Guest login={guest.login} />
  switch (me.state) {
    case 'loading':
      return (
        <div className={css.who}>
          <Skeleton lines={3} />
        </div>
      )
    case 'failed':
      return (
        <>
          <p role="alert" className={css.who}>
            {explain(me.error)}
          </p>
          <Button kind="plain" size="small" onClick={me.retry}>
            重试
          </Button>
        </>
      )
    case 'ready':
      return <Member me={me.data} hasCount={hasCount} />
  }
}

function Guest({ login }: { login: string }) {
  return (
    <>
      <Avatar src="" name="客" size={56} />
      <div className={css.who}>
        <p className={css.name}>您好，请登录</p>
        <p className={css.line}>登录后同步学习进度</p>
      </div>
      {login && (
        <LinkButton href={loginHref('/me')} kind="plain" size="small">
          {login}
        </LinkButton>
      )}
    </>
  )
}

function Member({ me, hasCount }: { me: MeView; hasCount: boolean }) {
  const { id, name, mobile, risk, vip, avatarUrl, bind } = me
  return (
    <>
      <CustomerAvatar id={id} src={avatarUrl} name={name} size={56} />
      <div className={css.who}>
        <p className={css.name}>
          {name} {vip && <Badge tone="gold">{vip}</Badge>}
        </p>
        <p className={css.line}>{mobile}</p>
      </div>
      <Bell hasCount={hasCount} />
      {bind && (
        <LinkButton href={bind} kind="plain" size="small">
          绑定手机号
        </LinkButton>
      )}
      <Link href="/suitability" className={css.risk}>
        <span className={css.level}>{risk.name}</span>
        {risk.level > 0 && <LevelBar level={risk.level} />}
        <span className={css.until}>{risk.until}</span>
        <Icon name="next" size={16} />
      </Link>
    </>
  )
}
