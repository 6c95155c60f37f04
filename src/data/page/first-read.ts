import type { Call, InputOf } from '#api/call.ts'
import { callKey } from '#api/key.ts'

/** What the pattern of a page has in an address, by name. */
export type PageParams = Readonly<Record<string, string>>

/**
 * What a page begins with. The script in the HTML of its shell asks for it before any code has come, and a finger on a
 * link before the page is opened; guests make the twin of the call.
 */
export interface FirstRead {
  readonly call: Call
  readonly input: (params: PageParams) => unknown
}

/** Checks that the input fits the call. */
export function firstRead<C extends Call>(call: C, input: (params: PageParams) => InputOf<C>): FirstRead {
  return { call, input }
}

/** The keys of the answer: for a member and for a guest. */
export function firstKeys({ call, input }: FirstRead, params: PageParams): { member: string; guest: string } {
  return { member: callKey(call, input(params)), guest: callKey(call.twin ?? call, input(params)) }
}
