import { useRef, useState } from 'react'

/** One piece of work at a time, however fast the taps; and what was said of the last. */
export interface Once {
  busy: boolean
  /** `unsure`: it may have been done, and could not be asked for. */
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
