import { Band } from '#ui/band/band.tsx'
import { useHours } from './service.model.ts'
import type { HoursView } from './service.words.ts'
import css from './service.module.css'

/** The range of the ruler, in minutes of the day. */
const [BEGIN, END] = [6 * 60, 22 * 60]

/** Whether staff are online now. */
export function Hours() {
  const { says, note, ruler } = useHours()
  return (
    <Band says={says} note={note}>
      {ruler && <Ruler ruler={ruler} label={note} />}
    </Band>
  )
}

/** The day as a line: the service hours, and the current time on it. */
function Ruler({ ruler: { spans, now }, label }: { ruler: NonNullable<HoursView['ruler']>; label: string }) {
  return (
    <svg className={css.ruler} role="img" aria-label={label}>
      <line x1="0%" x2="100%" y1="10" y2="10" className={css.day} />
      {spans.map(({ from, to }) => (
        <line key={from} x1={placeOf(from)} x2={placeOf(to)} y1="10" y2="10" className={css.open} />
      ))}
      {now >= BEGIN && now <= END && <line x1={placeOf(now)} x2={placeOf(now)} y1="0" y2="12" className={css.now} />}
    </svg>
  )
}

function placeOf(minutes: number): string {
  const share = (Math.min(END, Math.max(BEGIN, minutes)) - BEGIN) / (END - BEGIN)
  return `${(share * 100).toFixed(2)}%`
}
