import { useEffect, useReducer, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import css from './toast.module.css'

interface Toast {
  text: string
  /** Distinguishes two toasts with the same text. */
  count: number
}

const none: Toast = { text: '', count: 0 }
let current = none
const listeners = new Set<() => void>()

function show(next: Toast): void {
  current = next
  for (const listener of listeners) listener()
}

function toast(text: string): void {
  show({ text, count: current.count + 1 })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Shows a short message that needs no answer; the same function at every render. */
export function useToast(): (text: string) => void {
  return toast
}

/** How long a toast is visible, ms. product §0.9 */
const STAY = 2_000

/** Where toasts are shown and read out. Once per application. */
export function Toaster() {
  const { text, count } = useSyncExternalStore(
    subscribe,
    () => current,
    () => none,
  )
  useEffect(() => {
    if (text === '') return
    const timer = setTimeout(() => show({ text: '', count }), STAY)
    return () => clearTimeout(timer)
  }, [text, count])
  // It ends with the application that showed it.
  useEffect(() => () => show(none), [])
  // A toast shown while a dialog closes must move out of it.
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    document.addEventListener('close', redraw, true)
    return () => document.removeEventListener('close', redraw, true)
  }, [])
  const words = text !== '' && (
    <span key={count} className={css.toast}>
      {text}
    </span>
  )
  // Outside of an open dialog nothing can be seen or announced.
  const place = text === '' ? null : [...document.querySelectorAll('dialog[open] [data-toasts]')].at(-1)
  return (
    <>
      <output aria-live="polite" className={css.place}>
        {!place && words}
      </output>
      {place && createPortal(words, place)}
    </>
  )
}

/**
 * Where toasts are shown in a dialog. It exists before them: a region inserted together with its text is not announced.
 */
export function ToastPlace() {
  return <output aria-live="polite" data-toasts className={css.place} />
}
