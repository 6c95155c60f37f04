import { lazyPart } from '#ui/lazy-part.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import type { BubbleView } from '#entities/talk/talk.words.ts'

const Film = lazyPart(() => import('./film.tsx').then((m) => m.Film), <Skeleton ratio={16 / 9} lines={1} />)

/** The player of a message's video. CH-02 */
export function FilmSheet({ film, onClose }: { film: BubbleView['film']; onClose: () => void }) {
  return (
    <Sheet open={film !== undefined} title={film?.title || '视频'} onClose={onClose}>
      {film && <Film film={film} />}
    </Sheet>
  )
}
