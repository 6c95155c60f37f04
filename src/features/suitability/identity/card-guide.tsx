import { Icon } from '#ui/icon.tsx'
import css from './card-samples.module.css'

const PHOTOS = [
  { words: '四角齐', look: 'whole' },
  { words: '缺角', look: 'cut' },
  { words: '模糊', look: 'blurred' },
  { words: '反光', look: 'lit' },
] as const

/** A valid photograph, and three invalid ones. */
export function CardSamples() {
  return (
    <ul className={css.samples} aria-label="拍摄对照">
      {PHOTOS.map(({ words, look }) => (
        <li key={look}>
          <svg aria-hidden viewBox="0 0 72 48" className={css[look]}>
            <rect className={css.card} x="10" y="8" width="52" height="32" rx="3" />
            <path d="M16 16h18M16 22h22M16 28h14M16 34h26" />
            <rect className={css.face} x="44" y="14" width="12" height="14" rx="2" />
            {look === 'lit' && <ellipse className={css.glare} cx="42" cy="24" rx="14" ry="9" />}
          </svg>
          <span data-good={look === 'whole' || undefined}>
            <Icon name={look === 'whole' ? 'check' : 'close'} size={16} />
            {words}
          </span>
        </li>
      ))}
    </ul>
  )
}
