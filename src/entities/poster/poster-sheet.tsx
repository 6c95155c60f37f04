import { useHost, useShareLink } from '#wechat/page.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import type { PosterWords } from './poster.words.ts'
import css from './poster-sheet.module.css'

/** Shown while the poster's code is loading, and while it is drawn. */
const waiting = (
  <div role="status" aria-label="海报生成中" className={css.waiting}>
    <Skeleton ratio={0.62} lines={0} />
  </div>
)
const Poster = lazyPart(() => import('./poster.tsx').then((m) => m.Poster), waiting)

/** The poster of a course, drawn on request; closed while `words` is missing. CO-03 */
export function PosterSheet({ words, onClose }: { words: PosterWords | undefined; onClose: () => void }) {
  const link = useShareLink()
  const isInside = useHost().kind === 'inside'
  return (
    <Sheet open={words !== undefined} title="分享海报" onClose={onClose}>
      {words && <Poster {...{ words, link, isInside, waiting }} />}
    </Sheet>
  )
}
