import type { Call, InputOf, OutputOf } from '#api/call.ts'
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
  /** Its words stand in the shell before any code is loaded; otherwise the first render takes it. */
  readonly filled: boolean
  /** The stored picture that the page begins with, by its answer. */
  readonly lead?: ((data: unknown) => string | undefined) | undefined
}

/** A read whose words fill the shell. Checks the types of input and answer against the call. */
export function firstRead<C extends Call>(
  call: C,
  input: (params: PageParams) => InputOf<C>,
  lead?: (data: OutputOf<C>) => string | undefined,
): FirstRead {
  // It is given answers of this call alone.
  return { call, input, filled: true, lead: lead && ((data) => lead(data as OutputOf<C>)) }
}

/** A read of a page whose shell has no words of it. */
export function unfilledRead<C extends Call>(call: C, input: (params: PageParams) => InputOf<C>): FirstRead {
  return { call, input, filled: false }
}

/** The keys of the answer: for a member and for a guest. */
export function firstKeys({ call, input }: FirstRead, params: PageParams): { member: string; guest: string } {
  return { member: callKey(call, input(params)), guest: callKey(call.twin ?? call, input(params)) }
}
