import type { Page } from '@playwright/test'
import type { Seen } from './controls.ts'

/** A screen in one of its states. */
export interface Place {
  name: string
  path: string
  /** Brings the screen into this state. */
  enter?: (page: Page) => Promise<unknown>
  /** The state of its page that is rendered in all looks; by default the first without interaction. */
  main?: true
  /** The address it redirects to, if that is another page's. */
  leads?: string
  /** The expected state of the screen; content by default. */
  expects?: Seen
  /** Texts that identify the state. */
  says?: string
  /** It is an empty list or a locked part, which needs no signature. */
  bare?: true
  /** There is nothing at this address, and so nothing to require. */
  gone?: true
}

/** A visitor, and the entries they visit one after another. */
export interface Walk {
  who: string
  /** The mobile number of a seeded customer. */
  signedInAs?: string
  /** A visitor from WeChat without a number. */
  visitor?: string
  desk?: boolean
  /** The clock of the service, as 2026-11-23T10:20 in Shanghai; the real time by default. */
  at?: string
  places: readonly Place[]
}
