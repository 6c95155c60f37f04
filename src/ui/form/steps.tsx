import css from './steps.module.css'

/** Two buttons at the end of a number field, which lower and raise it. */
export function Steps({ of, onStep }: { of: string; onStep: (by: -1 | 1) => void }) {
  return (
    <span className={css.steps}>
      <button type="button" aria-label={`${of}减少`} onClick={() => onStep(-1)}>
        −
      </button>
      <button type="button" aria-label={`${of}增加`} onClick={() => onStep(1)}>
        +
      </button>
    </span>
  )
}
