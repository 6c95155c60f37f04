import { useOwnList } from '#data/offline/own-list.ts'
import { unwanted } from '#entities/video/unwanted.ts'

interface UnwantedVideo {
  key: string
  title: string
  takeBack: () => void
}

/** The short videos that are not shown on this device, the last one first. MD-05 */
export function useUnwantedVideos(): UnwantedVideo[] {
  const { items, drop } = useOwnList(unwanted)
  return items.map(({ id, title }) => ({ key: id, title, takeBack: () => drop(id) }))
}
