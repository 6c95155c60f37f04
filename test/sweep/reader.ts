import { vi } from 'vitest'
import type { Tools } from './sweep.ts'

/** A reader of pages on a separate phone. */
export function readerOf({ environment, phone }: Tools) {
  return {
    /** A phone without storage, of this customer or of a guest. */
    async enter(mobile?: string): Promise<Record<string, string>> {
      const tokens = (mobile === undefined ? {} : await environment.login(mobile)) as Record<string, string> // its answer
      phone.wipe({ ...tokens, openId: 'o-1' })
      return tokens
    },
    /** Opens a page and lets everything on it load, lazy code included: its whole document. */
    async visit(path: string): Promise<string> {
      phone.open(path)
      await phone.untilIdle()
      await vi.dynamicImportSettled()
      await phone.untilIdle()
      return document.documentElement.outerHTML
    },
  }
}
