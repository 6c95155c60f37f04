import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from './dialog.tsx'

interface Props {
  open: boolean
  title: string
  /** The button that does it. */
  act: string
  /** The button that leaves everything as it is. */
  keep?: string
  kind?: 'danger' | 'primary'
  busy?: boolean
  onConfirm: () => void
  onClose: () => void
  /** What it does, and what cannot be undone. */
  children: ReactNode
}

/** Asks before something is done. */
export function Confirm({
  open,
  title,
  act,
  keep = '取消',
  kind = 'danger',
  busy = false,
  onConfirm,
  onClose,
  children,
}: Props) {
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button kind="plain" onClick={onClose}>
            {keep}
          </Button>
          <Button kind={kind} busy={busy} onClick={onConfirm}>
            {act}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
