import { classes } from '#ui/classes.ts'
import { type FlashRow, toQuarters } from './express.words.ts'
import css from './ribbon.module.css'

/** A day in quarters of an hour, and the height of the picture. */
const [QUARTERS, HEIGHT] = [96, 32]
/** The two sessions of the exchange: from and length, in quarters. */
const SESSIONS = [
  [38, 8],
  [52, 8],
] as const

/**
 * When the listed flashes of the newest day were published: a bar for each quarter of an hour. The others of the day
 * are not known: the service counts them, all filters together, without their times.
 */
export function Ribbon({ rows }: { rows: readonly FlashRow[] }) {
  const [newest] = rows
  if (!newest?.head) return null
  const { name, count } = newest.head
  return (
    <div className={css.ribbon} role="img" aria-label={`${name}${count}快讯的时间分布，深色的一刻钟有重要快讯`}>
      <p className={css.caption} aria-hidden>
        {count}，每刻钟一柱
      </p>
      <svg viewBox={`0 0 ${QUARTERS} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
        {SESSIONS.map(([from, length]) => (
          <rect key={from} className={css.session} x={from} width={length} height={HEIGHT} />
        ))}
        {toQuarters(rows).map(({ at, height, isImportant }) => (
          <rect
            key={at}
            className={classes(css.bar, isImportant && css.important)}
            x={at + 0.15}
            y={HEIGHT * (1 - height)}
            width={0.7}
            height={HEIGHT * height}
          />
        ))}
      </svg>
      <p className={css.hours} aria-hidden>
        {['0:00', '6:00', '12:00', '18:00', '24:00'].map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </p>
    </div>
  )
}
