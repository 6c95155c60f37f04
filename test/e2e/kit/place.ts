import type { Page } from '@playwright/test'
import type { Seen } from './controls.ts'

/** A screen in one of its states. */
export interface Place {
  name: string
  path: string
  /** Brings the screen into this state. */
  enter?: (page: Page) => Promise<unknown>
  /** The state of its page that is drawn in all looks; of a page without one it is the first that comes by itself. */
  main?: true
  /** The address that it leads on to, where that is another page's. */
  leads?: string
  /** What the screen is then; content where nothing is said. */
  expects?: Seen
  /** Words by which the state is known. */
  says?: string
  /** It is an empty list or a locked part, which nobody signs. */
  bare?: true
  /** There is no such thing at this address, and so nothing to say about it. */
  gone?: true
}

/** A visitor, and the places they pass one after another. */
export interface Walk {
  who: string
  /** The mobile number of a seeded customer. */
  signedInAs?: string
  /** Who came through WeChat and has given no number yet. */
  visitor?: string
  desk?: boolean
  /** The clock of the service, as 2026-11-23T10:20 in Shanghai; the real time where nothing is said. */
  at?: string
  places: readonly Place[]
}
