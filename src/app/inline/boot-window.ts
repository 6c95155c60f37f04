/** An answer of an earlier visit; `savedAt` is epoch ms. */
export interface SavedCopy {
  value: unknown
  savedAt: number
  /** The address of the picture the page begins with. */
  lead?: string
}

/** What the inline boot script hands to the entry module in `window.__boot`. */
export interface BootWindow {
  /** The address this document was opened with, without its hash: iOS WeChat verifies signatures against it. */
  landing: string
  /** The address WeChat returned to, with code and state. It is no longer in the address bar and is kept only here. */
  back?: string
  /** Checks that a script address is ours; a TrustedScriptURL where the browser has Trusted Types. */
  url(path: string): string
  /** The first request of a prerendered route: its key as in `callKey`, its raw envelope (null: it failed). */
  key?: string
  answer?: Promise<unknown>
  /** The time of an answer that was part of the page, epoch ms. */
  answeredAt?: number
  /** The copy the last visit saved of this request: at hand, or still to be read from the database. */
  copy?: SavedCopy | Promise<SavedCopy | undefined>
  /** What the shell shows so far: raw data of the answer, possibly of the page's own markup, or of the saved copy. */
  painted?: { data: unknown; savedAt: number }
  /** Requests the pictures that the first frame did without; called before React takes the markup over. */
  release?: () => void
  /** Set when React takes the markup over: the script paints no more, and presses are handled. */
  taken?: boolean
  /** The button pressed last before that; it is pressed again once the page is drawn. */
  pressed?: HTMLElement | null
}

declare global {
  interface Window {
    __boot?: BootWindow
  }
}
