import { useEffect } from 'react'
import { useSearch } from 'wouter'
import { useTrack } from '#tracking/context.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { newPlace } from '#lib/path/old-links.ts'
import { useArrival } from './use-arrival.ts'

/** Redirects an old link to its new address; meanwhile only the spinner is shown. */
export function useOldLink(): void {
  const search = useSearch()
  const arrive = useArrival()
  const toast = useToast()
  const track = useTrack()
  useEffect(() => {
    const { path, missed } = newPlace(search, location.hash, location.origin)
    if (missed) {
      void track('app', 'old_link_miss', missed)
      toast('页面已升级，已为您打开首页')
    }
    arrive(path)
  }, [search, arrive, toast, track])
}
