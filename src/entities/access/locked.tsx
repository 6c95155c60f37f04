import { LinkButton } from '#ui/link-button.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { loginHref } from '#lib/path/login-href.ts'
import type { Locked } from './access.ts'
import css from './locked.module.css'

interface Props {
  locked: Locked
  /** Opens the contact sheet. */
  onContact: () => void
}

/** Why a part is locked, and the next step. */
export function LockedPanel({ locked, onContact }: Props) {
  return (
    <div className={css.locked}>
      <Icon name="lock" />
      <p>{locked.text}</p>
      {locked.act === 'link' && (
        <LinkButton href={locked.href} kind="primary">
          {locked.label}
        </LinkButton>
      )}
      {locked.act === 'contact' && (
        <Button kind="primary" onClick={onContact}>
          {locked.label}
        </Button>
      )}
    </div>
  )
}

/** A part that only customers see. */
export function LoginGate({ path, text }: { path: string; text: string }) {
  const locked: Locked = { text, label: '登录后查看', href: loginHref(path), act: 'link' }
  return <LockedPanel locked={locked} onContact={() => undefined} />
}
