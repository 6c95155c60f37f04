import { useState } from 'react'
import { LinkButton } from '#ui/link-button.tsx'
import { Button } from '#ui/button.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Icon } from '#ui/icon.tsx'
import { loginHref } from '#lib/path/login-href.ts'
import type { Locked } from './access.ts'
import css from './locked.module.css'

// Few things are arranged by telephone.
const CallUsSheet = lazyPart(() => import('./call-us-sheet.tsx').then((m) => m.CallUsSheet))

/**
 * Why a part is locked, and the next step; services arranged by telephone open the contacts. `onGo`: the step was
 * taken.
 */
export function LockedPanel({ locked, onGo }: { locked: Locked; onGo?: () => void }) {
  const [contactOpen, setContactOpen] = useState(false)
  const contact = () => {
    onGo?.()
    setContactOpen(true)
  }
  return (
    <div className={css.locked}>
      <Icon name="lock" />
      <p>{locked.text}</p>
      {locked.act === 'link' && (
        <LinkButton href={locked.href} kind="primary" onClick={onGo}>
          {locked.label}
        </LinkButton>
      )}
      {locked.act === 'contact' && (
        <Button kind="primary" onClick={contact}>
          {locked.label}
        </Button>
      )}
      {contactOpen && <CallUsSheet title="咨询" open onClose={() => setContactOpen(false)} />}
    </div>
  )
}

/** A section for customers only. */
export function LoginGate({ path, text }: { path: string; text: string }) {
  const locked: Locked = { text, label: '登录后查看', href: loginHref(path), act: 'link' }
  return <LockedPanel locked={locked} />
}
