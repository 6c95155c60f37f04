import { useEffect, useState } from 'react'
import { advertList } from '#api/domains/public.ts'
import { dataOf } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useToday } from '#data/use-server-clock.ts'
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

/** The current adverts with a link that were not closed, in rotation; none in 长辈版. law §8 */
export function useBanner(to: To): { banner: Banner | undefined; turn: Turn } {
  const [{ elder, calm }] = usePreferences()
  const mounted = useMounted()
  const [closed, close] = useClosed()
  const now = useToday()
  const track = useTrack()
  const loaded = useCall(advertList, elder || !mounted ? null : { position: 'HOME' }, PART)
  const adverts = dataOf(loaded) ?? []
  const banners = adverts.flatMap(({ id, title, imageUrl, link, isAd, startAt, endAt }): Banner[] => {
    const href = to(link)
    if (href === undefined || closed.includes(id)) return []
    if (now === undefined || now < startAt || endAt <= now) return []
    const open = () => void track('home', 'banner_click', id)
    return [{ id, title, image: fileAt(imageUrl), href, isAd, open, close: () => close(id) }]
  })
  const turn = useTurn(banners.length, calm)
  return { banner: banners[turn.at], turn }
}

/** Which of several is shown; with reduced motion they are switched by hand. */
export interface Turn {
  at: number
  count: number
  /** Shows the next one, and stops the rotation. */
  next: () => void
}

/** How long one is shown, ms. */
const EACH = 6_000

function useTurn(count: number, isCalm: boolean): Turn {
  const [at, setAt] = useState(0)
  const [isStopped, setStopped] = useState(false)
  const turns = count > 1 && !isCalm && !isStopped
  useEffect(() => {
    if (!turns || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => document.hidden || setAt((before) => before + 1), EACH)
    return () => clearInterval(timer)
  }, [turns])
  const next = () => {
    setStopped(true)
    setAt(at + 1)
  }
  return { at: count === 0 ? 0 : at % count, count, next }
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
