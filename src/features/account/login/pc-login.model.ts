import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { OutputOf } from '#api/call.ts'
import { pcCheckLoginStatus, pcLogin } from '#api/domains/account/wx.ts'
import type { Tokens } from '#api/shapes.ts'
import { useChange } from '#data/write/use-change.ts'
import { dataOf, type Loaded, mapLoaded, ready } from '#data/loaded.ts'
import { useLoad } from '#data/use-load.ts'
import { useWatch } from '#data/watch/use-watch.ts'
import { useSignedIn, useWholeSession } from '#session/context.tsx'
import { useTrack } from '#tracking/context.tsx'
import { afterLogin } from './target.ts'

export type PcStep =
  | { step: 'waiting'; qrUrl: string }
  | { step: 'scanned' }
  | { step: 'expired'; again: () => void }
  | { step: 'signedIn'; goOn: string }

/** A computer signed in with a phone. */
export function usePcLogin(): Loaded<PcStep> {
  const target = afterLogin(useSearch(), location.origin)
  const signedIn = useSignedIn()
  const [round, setRound] = useState(0)
  const { run } = useChange(pcLogin)
  const begun = useLoad(signedIn ? null : `${round}`, () => run({ scene: 'web' }))
  const ticket = dataOf(begun)?.ticket
  // For 120 s. AC-03
  const limited = { seen: 2_000, limit: 61, until: isOver }
  const watched = useWatch(pcCheckLoginStatus, ticket === undefined ? null : { ticket }, limited)
  const found = dataOf(watched)
  useEntry(found?.tokens, target)
  if (signedIn) return ready({ step: 'signedIn', goOn: target })
  if (found?.status === 'OK') return { state: 'loading' }
  const gaveUp = found?.status !== 'EXPIRED' && watched.exhausted
  if (gaveUp && watched.error !== undefined) return { state: 'failed', error: watched.error, retry: watched.recheck }
  return mapLoaded(begun, ({ qrUrl }): PcStep => {
    if (found?.status === 'EXPIRED' || gaveUp) return { step: 'expired', again: () => setRound(round + 1) }
    return found?.status === 'SCANNED' ? { step: 'scanned' } : { step: 'waiting', qrUrl }
  })
}

function isOver({ status }: OutputOf<typeof pcCheckLoginStatus>): boolean {
  return status === 'OK' || status === 'EXPIRED'
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
