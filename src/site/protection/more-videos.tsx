import { LoadState } from '#entities/loaded/load-state.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { useVideos } from './page.ts'
import { VideoCards } from './parts.tsx'

/** Other recordings. */
export function MoreVideos({ except }: { except: string }) {
  const loaded = useVideos()
  return (
    <LoadState loaded={loaded} skeleton={<Skeleton ratio={16 / 9} lines={2} />}>
      {(list) => <VideoCards list={list.filter(({ videoId }) => videoId !== except).slice(0, 4)} />}
    </LoadState>
  )
}
