import { Modal, type ModalProps } from './modal.tsx'
import css from './sheet.module.css'

/** A panel from the bottom of the screen, for choices. */
export function Sheet(props: ModalProps) {
  return <Modal {...props} className={css.sheet} />
}
