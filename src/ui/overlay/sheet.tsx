import { Modal, type ModalProps } from './modal.tsx'
import css from './sheet.module.css'

/** A panel that rises from the bottom, for choices. */
export function Sheet(props: ModalProps) {
  return <Modal {...props} className={css.sheet} />
}
