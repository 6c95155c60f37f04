import { useState } from 'react'
import { advertList } from '#api/domains/public.ts'
import { useData } from '#data/deps.tsx'
import { useCall } from '#data/use-call.ts'
import { createStorage } from '#session/storage.ts'
import { usePreferences } from '#session/use-preferences.ts'
import { useTrack } from '#tracking/context.tsx'
import { useMounted } from '#ui/mounted.ts'
import { type To } from './item.ts'
import { fileAt } from '#entities/stored-file/stored-file.ts'
import { PART } from './part.ts'

export interface Banner {
  id: string
  title: string
  image: string
  href: string
  isAd: boolean
  open: () => void
  close: () => void
}

const KEY = 'closedAdverts'

/** The first current advert that leads somewhere and was not closed; none in 长辈版. product 4.8 */
export function useBanner(to: To): Banner | null {
  const [{ elder }] = usePreferences()
  const mounted = useMounted()
  const [closed, close] = useClosed()
  const { now } = useData()
  const track = useTrack()
  const loaded = useCall(advertList, elder || !mounted ? null : { position: 'HOME' }, PART)
  if (loaded.state !== 'ready') return null
  for (const { id, title, imageUrl, link, isAd, startAt, endAt } of loaded.data) {
    const href = to(link)
    if (href === undefined || closed.includes(id) || now() < startAt || endAt <= now()) continue
    const open = () => void track('home', 'banner_click', id)
    return { id, title, image: fileAt(imageUrl), href, isAd, open, close: () => close(id) }
  }
  return null
}

/** A closed advert stays closed for the life of the tab. */
function useClosed(): [readonly string[], (id: string) => void] {
  const [storage] = useState(() => createStorage('session'))
  const [closed, setClosed] = useState(() => (storage.get(KEY) ?? '').split(' '))
  const close = (id: string) => {
    const next = [...closed, id]
    storage.set(KEY, next.join(' '))
    setClosed(next)
  }
  return [closed, close]
}
