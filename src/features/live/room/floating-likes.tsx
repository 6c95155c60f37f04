import { useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import css from './floating-likes.module.css'

/** The most that float at once. look §4 */
const MOST = 6

/** By the device's setting or the customer's. */
const isStill = () =>
  'calm' in document.documentElement.dataset || matchMedia('(prefers-reduced-motion: reduce)').matches

/** Everyone's likes floating up as they arrive; none with reduced motion. `total`: how many there are. */
export function FloatingLikes({ total }: { total: number | undefined }) {
  const [known, know] = useState(total)
  const [floating, float] = useState<readonly number[]>([])
  if (total !== known) {
    know(total)
    const more = Math.max(0, (total ?? 0) - (known ?? total ?? 0))
    const room = isStill() ? 0 : Math.min(more, MOST - floating.length)
    const first = (floating.at(-1) ?? 0) + 1
    float([...floating, ...Array.from({ length: room }, (_, at) => first + at)])
  }
  return (
    <div className={css.likes} aria-hidden>
      {floating.map((key) => (
        <span
          key={key}
          style={{ left: (key % 3) * 12, animationDelay: `${(key % 3) * 160}ms` }}
          onAnimationEnd={() => float((now) => now.filter((each) => each !== key))}
        >
          <Icon name="liked" />
        </span>
      ))}
    </div>
  )
}
