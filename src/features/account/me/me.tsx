import { useState } from 'react'
import { Link } from 'wouter'
import { brand } from '#config/brand.ts'
import { DisclosureFooter } from '#ui/layout/disclosure-footer.tsx'
import { OfflineBar } from '#ui/state/offline-bar.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { usePage } from '#wechat/page.tsx'
import { Entries } from './entries.tsx'
import { CallUsSheet } from '#entities/access/call-us-sheet.tsx'
import { useMe } from './me.model.ts'
import css from './me.module.css'
import { SellerCard } from './seller-card.tsx'
import { SignOutDialog } from '#features/account/settings/sign-out-dialog.tsx'
import { Who } from './who.tsx'

type Open = 'help' | 'signOut' | null

/** 「我的」. Whatever depends on the session fills space that the guest's page already has. */
export function MeScreen() {
  const page = useMe()
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  usePage({ title: '我的' })
  return (
    <Screen title="我的" tab="me">
      <header className={css.header}>
        <Who header={page.header} />
      </header>
      {/* One line that scrolls sideways, so it must be focusable. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className={css.todos} aria-label="待办" tabIndex={0}>
        {page.toDos.map(({ text, href }) => (
          <li key={text}>{href === '' ? text : <Link href={href}>{text}</Link>}</li>
        ))}
      </ul>
      <Entries
        signedIn={page.signedIn}
        onEntry={page.entered}
        onHelp={() => setOpen('help')}
        onSignOut={() => setOpen('signOut')}
      />
      <SellerCard seller={page.seller} onHelp={() => setOpen('help')} />
      <DisclosureFooter company={brand} />
      <CallUsSheet open={open === 'help'} onClose={close} />
      <SignOutDialog open={open === 'signOut'} onClose={close} signOut={page.signOut} />
      {page.savedAt && <OfflineBar savedAt={page.savedAt} />}
    </Screen>
  )
}
