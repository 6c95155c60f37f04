import { useState } from 'react'
import { Avatar } from '#ui/avatar.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { OfflineBar } from '#ui/offline-bar.tsx'
import { Screen } from '#ui/screen.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { usePage } from '#wechat/page.tsx'
import { Disclosure } from './disclosure.tsx'
import { Entries } from './entries.tsx'
import { HelpSheet } from './help-sheet.tsx'
import { type Header, useMe } from './me.model.ts'
import css from './me.module.css'
import { SellerCard } from './seller-card.tsx'
import { SettingsSheet } from './settings-sheet.tsx'

type Open = 'help' | 'settings' | 'signOut' | null

/** 「我的」. Whatever depends on the session fills places that the guest's page already has. */
export function MeScreen() {
  const page = useMe()
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  usePage({ title: '我的' })
  return (
    <Screen title="我的" tab="me">
      {page.savedAt && <OfflineBar savedAt={page.savedAt} />}
      <header className={css.header}>
        <Who header={page.header} />
      </header>
      {/* One line that scrolls sideways: the keyboard has to reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className={css.todos} aria-label="待办" tabIndex={0}>
        {page.toDos.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <Entries
        signedIn={page.signedIn}
        onEntry={page.entered}
        onHelp={() => setOpen('help')}
        onSettings={() => setOpen('settings')}
        onSignOut={() => setOpen('signOut')}
      />
      <SellerCard seller={page.seller} onHelp={() => setOpen('help')} />
      <Disclosure />
      <HelpSheet open={open === 'help'} onClose={close} />
      <SettingsSheet open={open === 'settings'} onClose={close} />
      <SignOutDialog open={open === 'signOut'} onClose={close} signOut={page.signOut} />
    </Screen>
  )
}

function Who({ header }: { header: Header }) {
  switch (header.state) {
    case 'guest':
      return (
        <>
          <Avatar src="" name="客" size={56} />
          <div className={css.who}>
            <p className={css.name}>您好，请登录</p>
            <p className={css.line}>登录后同步学习进度</p>
          </div>
          {header.login && (
            <LinkButton href="/login?redirect=%2Fme" kind="primary" size="small">
              {header.login}
            </LinkButton>
          )}
        </>
      )
    case 'loading':
      return <Skeleton lines={3} />
    case 'failed':
      return (
        <>
          <p role="alert" className={css.who}>
            {header.message}
          </p>
          <Button kind="plain" size="small" onClick={header.retry}>
            重试
          </Button>
        </>
      )
    case 'ready': {
      const { name, mobile, risk, vip, avatarUrl, bind } = header.me
      return (
        <>
          <Avatar src={avatarUrl} name={name} size={56} />
          <div className={css.who}>
            <p className={css.name}>
              {name} {vip && <Badge tone="brand">{vip}</Badge>}
            </p>
            <p className={css.line}>{mobile}</p>
            <Badge tone="plain">{risk}</Badge>
          </div>
          {bind && (
            <LinkButton href={bind} kind="plain" size="small">
              绑定手机号
            </LinkButton>
          )}
        </>
      )
    }
  }
}

function SignOutDialog(props: { open: boolean; onClose: () => void; signOut: () => Promise<void> }) {
  const leave = () => {
    props.onClose()
    void props.signOut()
  }
  return (
    <Dialog
      open={props.open}
      title="确定退出登录？"
      onClose={props.onClose}
      actions={
        <>
          <Button kind="plain" onClick={props.onClose}>
            取消
          </Button>
          <Button kind="danger" onClick={leave}>
            退出登录
          </Button>
        </>
      }
    >
      <p>退出后，本机保存的个人内容会一并清除。</p>
    </Dialog>
  )
}
