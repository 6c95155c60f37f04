import { useRef, useState } from 'react'

/** One piece of work at a time, however fast the presses, and the message about the last. Under `useSubmit`, which is for
 * one submission; by itself only for several presses that exclude each other. */
export interface Once {
  busy: boolean
  /** `outcomeUnknown`: it may have been done, and that could not be verified. */
  message: { text: string; outcomeUnknown: boolean }
  once: (work: () => Promise<unknown>) => void
  showMessage: (text: string, outcomeUnknown?: boolean) => void
}

export function useOnce(): Once {
  const underWay = useRef(false)
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState({ text: '', outcomeUnknown: false })
  const showMessage = (text: string, outcomeUnknown = false) => setMessage({ text, outcomeUnknown })
  const once = (work: () => Promise<unknown>) => {
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    showMessage('')
    void work().finally(() => {
      underWay.current = false
      setBusy(false)
    })
  }
  return { busy, message, once, showMessage }
}
