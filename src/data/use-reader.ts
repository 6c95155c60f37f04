import type { Call } from '#api/call.ts'
import { GUEST } from '#session/account.ts'
import { useAccount } from './deps.tsx'

/** The call this account makes: a guest makes the twin, where there is one. */
export function readersCall<C extends Call>(call: C, account: string): C {
  return account === GUEST && call.twin ? (call.twin as C) : call // a twin takes and gives the same
}

/** The same for the current reader. */
export function useReadersCall<C extends Call>(call: C): C {
  return readersCall(call, useAccount())
}
