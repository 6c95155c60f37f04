import type { Call, InputOf } from '#api/call.ts'
import { callKey } from '#api/key.ts'

/** The parameters of a page's pattern in an address, by name. */
export type PageParams = Readonly<Record<string, string>>

/**
 * The first read of a page. The script in its shell's HTML requests it before any code is loaded, and pressing a link
 * requests it before the page opens; guests make the call's twin.
 */
export interface FirstRead {
  readonly call: Call
  readonly input: (params: PageParams) => unknown
}

/** Checks the type of the input against the call. */
export function firstRead<C extends Call>(call: C, input: (params: PageParams) => InputOf<C>): FirstRead {
  return { call, input }
}

/** The keys of the answer: for a member and for a guest. */
export function firstKeys({ call, input }: FirstRead, params: PageParams): { member: string; guest: string } {
  return { member: callKey(call, input(params)), guest: callKey(call.twin ?? call, input(params)) }
}
