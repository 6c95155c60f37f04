import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { OutputOf } from '#api/call.ts'
import { pcCheckLoginStatus, pcLogin } from '#api/domains/account/wx.ts'
import type { Tokens } from '#api/shapes.ts'
import { explain } from '#data/explain.ts'
import { useChange } from '#data/write/use-change.ts'
import { dataOf } from '#data/loaded.ts'
import { useWatch } from '#data/watch/use-watch.ts'
import { useSignedIn, useWholeSession } from '#session/context.tsx'
import { useTrack } from '#tracking/context.tsx'
import { useRawSearch } from '#ui/raw-search.ts'
import { afterLogin } from './target.ts'

export type PcLogin =
  | { state: 'loading' }
  | { state: 'failed'; message: string; again: () => void }
  | { state: 'waiting'; qrUrl: string }
  | { state: 'scanned' }
  | { state: 'expired'; again: () => void }
  | { state: 'signedIn'; goOn: string }

/** A computer signed in with a phone. */
export function usePcLogin(): PcLogin {
  const target = afterLogin(useRawSearch(), location.origin)
  const signedIn = useSignedIn()
  const [round, setRound] = useState(0)
  const begun = useTicket(round, !signedIn)
  const ticket = begun && 'ticket' in begun ? begun.ticket : null
  // For 120 s. product AC-03
  const limited = { seen: 2_000, limit: 61, until: isOver }
  const watched = useWatch(pcCheckLoginStatus, ticket === null ? null : { ticket }, limited)
  const found = dataOf(watched)
  useEntry(found?.tokens, target)
  const again = () => setRound(round + 1)
  if (signedIn) return { state: 'signedIn', goOn: target }
  if (!begun) return { state: 'loading' }
  if ('error' in begun) return { state: 'failed', message: explain(begun.error), again }
  if (found?.status === 'OK') return { state: 'loading' }
  if (found?.status === 'EXPIRED') return { state: 'expired', again }
  if (watched.exhausted && watched.error !== undefined) {
    return { state: 'failed', message: explain(watched.error), again: watched.recheck }
  }
  if (watched.exhausted) return { state: 'expired', again }
  return found?.status === 'SCANNED' ? { state: 'scanned' } : { state: 'waiting', qrUrl: begun.qrUrl }
}

function isOver({ status }: OutputOf<typeof pcCheckLoginStatus>): boolean {
  return status === 'OK' || status === 'EXPIRED'
}

type Begun = OutputOf<typeof pcLogin> | { error: unknown }

/** The ticket of this round; undefined while it is being requested. */
function useTicket(round: number, wanted: boolean): Begun | undefined {
  const { run } = useChange(pcLogin)
  const [begun, setBegun] = useState<{ round: number; answer: Begun }>()
  useEffect(() => {
    if (!wanted) return
    let here = true
    const finish = (answer: Begun) => here && setBegun({ round, answer })
    run({ scene: 'web' }).then(finish, (error: unknown) => finish({ error }))
    return () => {
      here = false
    }
  }, [run, round, wanted])
  return begun?.round === round ? begun.answer : undefined
}

/** Takes the tokens once and goes to the wanted page. */
function useEntry(tokens: Tokens | undefined, target: string): void {
  const session = useWholeSession()
  const track = useTrack()
  const [, navigate] = useLocation()
  const entered = useRef<Tokens>(undefined)
  useEffect(() => {
    if (!tokens || entered.current) return
    entered.current = tokens
    void session.accept(tokens).then(() => {
      void track('auth', 'login_ok', 'pc')
      navigate(target, { replace: true })
    })
  }, [tokens, session, track, navigate, target])
}
