import { useState } from 'react'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import css from './trailer-button.module.css'

const Trailer = lazyPart(() => import('./trailer.tsx').then((m) => m.Trailer), <Skeleton ratio={16 / 9} lines={1} />)

/** Over the cover of a course: opens its trailer. */
export function TrailerButton(course: { number: string; videoId: string; title: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={css.play} onClick={() => setOpen(true)}>
        ▶ 看预告
      </button>
      <Sheet open={isOpen} title="课程预告" onClose={() => setOpen(false)}>
        {isOpen && <Trailer {...course} />}
      </Sheet>
    </>
  )
}
