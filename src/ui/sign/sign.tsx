import css from './sign.module.css'

/** The drawing of a subject, on a 24 px grid: `line` over `shape`, which is filled with a tint. */
export interface SignShape {
  /** The one subject it stands for. */
  meaning: string
  shape: string
  line: string
}

/** The sign of a subject, above or beside its label. Controls (back, close…) are in icon.tsx. */
export function Sign({ sign }: { sign: SignShape }) {
  return (
    <span className={css.sign} aria-hidden>
      <svg width={24} height={24} viewBox="0 0 24 24">
        <path d={sign.shape} className={css.shape} />
        <path d={sign.line} />
      </svg>
    </span>
  )
}
