import type { Call, InputOf } from '#api/call.ts'
import { GUEST } from '#session/account.ts'
import { useAccount } from './deps.tsx'

/** The call this account makes: a guest makes the twin, and none that is for customers alone. */
export function readersCall<C extends Call>(call: C, account: string): C | null {
  if (account !== GUEST) return call
  if (call.twin) return call.twin as C // a twin takes and gives the same
  return call.members ? null : call
}

/** The same for the current reader, with its input; null where nothing is requested. */
export function useReading<C extends Call>(call: C, input: InputOf<C> | null): { call: C; input: InputOf<C> | null } {
  const own = readersCall(call, useAccount())
  return own ? { call: own, input } : { call, input: null }
}
