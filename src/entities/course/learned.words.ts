import type { Lesson } from '#api/shapes.ts'
import { lessonsOf, NEARLY } from './lesson-row.words.ts'

/** The progress of a course or series. */
export interface Learned {
  done: number
  total: number
  /** 「已学 3/12 节 · 25%」 */
  text: string
}

export function toLearned(done: number, total: number): Learned {
  const most = Math.min(done, total)
  return { done: most, total, text: learnedText(most, total) }
}

/** The finished lessons of a catalogue: those of this device, and those played according to the service. */
export function finishedOf(catalog: readonly Lesson[] | undefined, here: ReadonlySet<string>): ReadonlySet<string> {
  const wasPlayed = ({ progressSec = 0, durationSec = 0 }: Lesson) =>
    durationSec > 0 && progressSec >= durationSec * NEARLY
  return new Set(
    lessonsOf(catalog)
      .filter((lesson) => here.has(lesson.catalogId) || wasPlayed(lesson))
      .map(({ catalogId }) => catalogId),
  )
}

function learnedText(done: number, total: number): string {
  if (done === 0) return `尚未开始 · 共 ${total} 节`
  if (done === total) return `已学完全部 ${total} 节`
  // Neither the first progress nor nearly the end is rounded away.
  const percent = Math.min(99, Math.max(1, Math.round((done / total) * 100)))
  return `已学 ${done}/${total} 节 · ${percent}%`
}
