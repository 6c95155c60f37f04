import type { ComponentType } from 'react'

type Sheet = ComponentType<{ onEnd: (isBound: boolean) => void }>

/** Asks for a mobile number over any page, one question at a time. */
export interface BindDesk {
  /**
   * Resolves with whether the customer has a number now. A page that only reads (`pressed` false) does not ask again
   * after the customer has declined.
   */
  ask: (pressed: boolean) => Promise<boolean>
  get: () => { Sheet: Sheet; onEnd: (isBound: boolean) => void } | null
  subscribe: (notify: () => void) => () => void
}

/** How long a question waits for the component that draws it, whose code may fail to load, ms. */
const PATIENCE = 10_000

/** The sheet's code is loaded at the first question; without it the answer is no. */
export function createBindDesk(): BindDesk {
  const listeners = new Set<() => void>()
  let shown: ReturnType<BindDesk['get']> = null
  let pending: Promise<boolean> | null = null
  let declinedAt = ''
  const show = (next: typeof shown) => {
    shown = next
    for (const notify of listeners) notify()
  }
  const question = async (): Promise<boolean> => {
    const { BindSheet } = await import('#features/account/login/bind-sheet.tsx')
    return new Promise((onEnd) => {
      show({ Sheet: BindSheet, onEnd })
      setTimeout(() => listeners.size === 0 && onEnd(false), PATIENCE)
    })
  }
  return {
    ask(pressed) {
      if (!pressed && declinedAt === location.pathname) return Promise.resolve(false)
      pending ??= question()
        .catch(() => false)
        .then((isBound) => {
          declinedAt = isBound ? '' : location.pathname
          pending = null
          show(null)
          return isBound
        })
      return pending
    },
    get: () => shown,
    subscribe(notify) {
      listeners.add(notify)
      return () => void listeners.delete(notify)
    },
  }
}
