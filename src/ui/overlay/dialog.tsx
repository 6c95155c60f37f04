import type { ReactNode } from 'react'
import { Modal, type ModalProps } from './modal.tsx'
import css from './dialog.module.css'

/** A dialog in the middle of the screen; `actions` are its buttons. */
export function Dialog({ actions, children, ...props }: ModalProps & { actions?: ReactNode }) {
  return (
    <Modal {...props} className={css.dialog}>
      <div className={css.text}>{children}</div>
      {actions && <div className={css.actions}>{actions}</div>}
    </Modal>
  )
}
