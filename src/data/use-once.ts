import { useRef, useState } from 'react'

/** One piece of work at a time, however fast the taps; and what was said of the last. */
export interface Once {
  busy: boolean
  /** `unsure`: it may have been done, and could not be asked for. */
  said: { text: string; unsure: boolean }
  once: (work: () => Promise<unknown>) => void
  say: (text: string, unsure?: boolean) => void
}

export function useOnce(): Once {
  const underWay = useRef(false)
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState({ text: '', unsure: false })
  const say = (text: string, unsure = false) => setSaid({ text, unsure })
  const once = (work: () => Promise<unknown>) => {
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    say('')
    void work().finally(() => {
      underWay.current = false
      setBusy(false)
    })
  }
  return { busy, said, once, say }
}
