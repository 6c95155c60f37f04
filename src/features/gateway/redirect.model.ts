import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { wxUrlRedirect } from '#api/domains/account/wx.ts'
import { explain } from '#data/explain.ts'
import { useSend } from '#data/provider.tsx'
import { HOME } from '#lib/path/home.ts'
import { leaveTo } from '#session/leave.ts'
import { useRawSearch } from '#ui/raw-search.ts'
import { type Hop, readHop, readKeyAnswer } from './hop.ts'

export type Redirect =
  | { state: 'loading' }
  | { state: 'failed'; message: string; retry: () => void }
  | { state: 'refused' }
  | { state: 'leaving'; host: string; go: () => void; stay: () => void }

/** The redirect: by itself inside the app, after a notice to a known host, otherwise none. */
export function useRedirect(): Redirect {
  const search = useRawSearch()
  const hop = useMemo(() => readHop(search, location.origin), [search])
  const key = useKey(hop.to === 'key' ? hop.k : null)
  const [, navigate] = useLocation()
  const target = hop.to === 'key' ? key.hop : hop
  const path = target?.to === 'inside' ? target.path : null
  useEffect(() => {
    if (path !== null) navigate(path, { replace: true })
  }, [path, navigate])
  if (hop.to === 'key' && key.error) return { state: 'failed', message: key.error, retry: key.retry }
  if (!target || target.to === 'inside') return { state: 'loading' }
  if (target.to !== 'outside') return { state: 'refused' }
  return {
    state: 'leaving',
    host: target.host,
    go: () => leaveTo(target.url, 'replace'),
    stay: () => navigate(HOME, { replace: true }),
  }
}

/** Asks the server for the target of a short key. */
function useKey(k: string | null): { hop: Hop | null; error: string; retry: () => void } {
  const send = useSend()
  const [tries, setTries] = useState(0)
  const [got, setGot] = useState<{ tries: number; hop: Hop | null; error: string }>()
  useEffect(() => {
    if (k === null) return
    const stop = new AbortController()
    send(wxUrlRedirect, { k }, { signal: stop.signal }).then(
      ({ url }) => !stop.signal.aborted && setGot({ tries, hop: readKeyAnswer(url, location.origin), error: '' }),
      (error: unknown) => !stop.signal.aborted && setGot({ tries, hop: null, error: explain(error) }),
    )
    return () => stop.abort()
  }, [k, send, tries])
  const { hop, error } = got?.tries === tries ? got : { hop: null, error: '' }
  return { hop, error, retry: () => setTries((count) => count + 1) }
}
