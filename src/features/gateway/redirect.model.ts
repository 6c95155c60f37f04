import { useEffect, useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import { wxUrlRedirect } from '#api/domains/account/wx.ts'
import { dataOf, type Loaded, mapLoaded, ready } from '#data/loaded.ts'
import { useSend } from '#data/provider.tsx'
import { useLoad } from '#data/use-load.ts'
import { HOME } from '#lib/path/home.ts'
import { leaveTo } from '#session/leave.ts'
import { readHop, readKeyAnswer } from './hop.ts'
import { useArrival } from './use-arrival.ts'

/** A target outside, which is named before it is opened; null: none that may be trusted. */
export type Exit = { host: string; go: () => void; stay: () => void } | null

/** The redirect: by itself inside the app, after a notice to a known host, otherwise none. */
export function useRedirect(): Loaded<Exit> {
  const search = useSearch()
  const hop = useMemo(() => readHop(search, location.origin), [search])
  const k = hop.to === 'key' ? hop.k : null
  const send = useSend()
  // The server knows the target of a short key.
  const found = useLoad(k, async (signal) => {
    return readKeyAnswer((await send(wxUrlRedirect, { k: k ?? '' }, { signal })).url, location.origin)
  })
  const target = k === null ? ready(hop) : found
  const [, navigate] = useLocation()
  const arrive = useArrival()
  const inside = dataOf(target)
  const path = inside?.to === 'inside' ? inside.path : null
  useEffect(() => {
    if (path !== null) arrive(path)
  }, [path, arrive])
  if (path !== null) return { state: 'loading' }
  return mapLoaded(target, (to) => {
    if (to.to !== 'outside') return null
    const { host, url } = to
    return { host, go: () => leaveTo(url, 'replace'), stay: () => navigate(HOME, { replace: true }) }
  })
}
