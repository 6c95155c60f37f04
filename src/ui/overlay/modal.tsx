import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import { useBackCloses } from './back-closes.ts'
import { ToastPlace } from './toast.tsx'
import { Icon } from '#ui/icon.tsx'
import css from './modal.module.css'

/** What sheet and dialog share: the native dialog with focus, Esc, backdrop, scroll lock and the back key. */
export interface ModalProps {
  open: boolean
  title: string
  /** Requested by Esc, backdrop, cross or back key; the owner then sets `open` to false. */
  onClose: () => void
  children?: ReactNode
}

/** The native dialog of both. */
export function Modal({ open, title, onClose, className, children }: ModalProps & { className: string | undefined }) {
  const element = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useShown(element, open)
  useBackdrop(element, onClose)
  useBackCloses(open, onClose)
  return (
    <dialog
      ref={element}
      className={className}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={() => open && onClose()}
    >
      {open && (
        <div className={css.inner}>
          <div className={css.head}>
            <h2 id={heading} className={css.title}>
              {title}
            </h2>
            <button type="button" className={css.close} aria-label="关闭" onClick={onClose}>
              <Icon name="close" size={20} />
            </button>
          </div>
          {children}
          <ToastPlace />
        </div>
      )}
    </dialog>
  )
}

/** A tap on the backdrop hits the element itself, because its content is in the inner box. */
function useBackdrop(element: { current: HTMLDialogElement | null }, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const dialog = element.current
    const tapped = (event: Event) => {
      if (event.target === dialog) close()
    }
    dialog?.addEventListener('click', tapped)
    return () => dialog?.removeEventListener('click', tapped)
  }, [element])
}

/** Opens and closes the element, locks the scroll position, and restores the focus. */
function useShown(element: { current: HTMLDialogElement | null }, open: boolean): void {
  useEffect(() => {
    const dialog = element.current
    if (!open || !dialog) return
    const before = document.activeElement
    if (!dialog.open) dialog.showModal()
    document.documentElement.toggleAttribute('data-locked', true)
    return () => {
      dialog.close()
      document.documentElement.toggleAttribute('data-locked', document.querySelector('dialog[open]') !== null)
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [element, open])
}
