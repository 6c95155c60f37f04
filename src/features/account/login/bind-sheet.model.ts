import { useState } from 'react'
import { useRenew } from '#data/use-renew.ts'
import { type BindForm, useBindForm } from './bind-form.model.ts'

export interface BindSheetModel {
  open: boolean
  form: BindForm
  close: () => void
}

/** How long closing may take to restore the history, ms. */
const CLOSING = 500

/** @param onEnd called once the sheet has left the history: the next step may replace the page's own entry */
export function useBindSheet(onEnd: (isBound: boolean) => void): BindSheetModel {
  const [open, setOpen] = useState(true)
  const [below] = useState(overlayInHistory)
  const renew = useRenew()
  const end = (isBound: boolean) => {
    setOpen(false)
    void historyIsBackAt(below).then(() => onEnd(isBound))
  }
  const form = useBindForm(() => {
    // Prices, levels and locks may belong to another account now.
    void renew()
    end(true)
  })
  return { open, form, close: () => end(false) }
}

function overlayInHistory(): unknown {
  const { modal }: { modal?: unknown } = Object(history.state)
  return modal
}

function historyIsBackAt(overlay: unknown): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      removeEventListener('popstate', look)
      clearTimeout(timer)
      resolve()
    }
    const look = () => {
      if (overlayInHistory() === overlay) done()
    }
    const timer = setTimeout(done, CLOSING)
    addEventListener('popstate', look)
    look()
  })
}
