import { useRef, useState } from 'react'

/** Presses that exclude each other: one is at work at a time, however fast they come. For the `group` of `useSubmit`. */
export interface PressGroup {
  busy: boolean
  /** The message about the last press; another object each time, so that a submission knows its own. */
  message: Message
  /** Does the work of a press, or nothing while another one is at work. */
  once: (work: () => Promise<unknown>) => void
  show: (message: Message) => void
}

interface Message {
  text: string
}

const NONE: Message = { text: '' }

export function usePressGroup(): PressGroup {
  const underWay = useRef(false)
  const [busy, setBusy] = useState(false)
  const [message, show] = useState(NONE)
  const once = (work: () => Promise<unknown>) => {
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    show(NONE)
    void work().finally(() => {
      underWay.current = false
      setBusy(false)
    })
  }
  return { busy, message, once, show }
}
