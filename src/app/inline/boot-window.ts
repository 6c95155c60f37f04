/** An answer of an earlier visit; `savedAt` is epoch ms. */
export interface SavedCopy {
  value: unknown
  savedAt: number
}

/** What the inline boot script leaves for the entry module on `window.__boot`. */
export interface BootWindow {
  /** The address this document was opened with, without its hash: iOS WeChat verifies signatures over it. */
  landing: string
  /** The address WeChat returned to, with code and state; it has left the address bar and is nowhere else. */
  back?: string
  /** Checks that a script address is ours; a TrustedScriptURL where the browser has Trusted Types. */
  url(path: string): string
  /** The first request of a prerendered route: its key as `callKey` spells it, its raw envelope (null: it failed). */
  key?: string
  answer?: Promise<unknown>
  /** What the last visit saved of the same request: at hand, or to be read from the database. */
  copy?: SavedCopy | Promise<SavedCopy | undefined>
  /** What has been painted into the shell so far: raw data of the answer, or of the saved copy. */
  painted?: { data: unknown; savedAt: number }
  /** From here on React owns the markup: the script paints no more. */
  taken?: boolean
}

declare global {
  interface Window {
    __boot?: BootWindow
  }
}
