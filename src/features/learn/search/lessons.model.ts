import { useEffect, useState } from 'react'
import { catalogList } from '#api/domains/learn/course.ts'
import { publicCourseDetail } from '#api/domains/public/open.ts'
import type { CourseCard, Lesson } from '#api/shapes.ts'
import { useSend } from '#data/provider.tsx'
import { toLessonRows } from '#entities/course/lesson-row.words.ts'
import { useSignedIn } from '#session/context.tsx'

/** A lesson of one of the courses. */
export interface FoundLesson {
  href: string
  title: string
  note: string
  /** open, trial, locked: as in a catalogue. */
  state: string
}

/** How many catalogues are read at a time. */
const TOGETHER = 3

/** The lessons of these courses, read one catalogue after the other on demand. */
export function useLessonsOf(courses: readonly CourseCard[], isWanted: boolean) {
  const send = useSend()
  const member = useSignedIn()
  const [known, setKnown] = useState<ReadonlyMap<string, readonly Lesson[]>>(new Map())
  const [round, setRound] = useState(0)
  const [ended, setEnded] = useState<{ what: string; error?: unknown }>()
  const numbers = courses.map(({ number }) => number).join(' ')
  const what = `${numbers} ${round}`
  const isOver = ended?.what === what
  useEffect(() => {
    if (!isWanted || numbers === '') return
    let open = true
    const read = new Map<string, readonly Lesson[]>()
    const waiting = numbers.split(' ')
    const ask = async (courseNumber: string) =>
      member
        ? send(catalogList, { courseNumber })
        : ((await send(publicCourseDetail, { number: courseNumber })).catalog ?? [])
    const readAll = async () => {
      for (let number = waiting.shift(); open && number !== undefined; number = waiting.shift()) {
        read.set(number, await ask(number))
      }
    }
    const end = (error?: unknown) => {
      if (!open) return
      setKnown((before) => new Map([...before, ...read]))
      setEnded({ what, error })
    }
    Promise.all(Array.from({ length: TOGETHER }, readAll)).then(() => end(), end)
    return () => {
      open = false
    }
  }, [send, member, numbers, isWanted, what])
  const found = courses.flatMap(({ number, title: course, access }) =>
    toLessonRows(number, known.get(number), access?.allowed ?? false).map(
      ({ href, title, note, state }): FoundLesson => ({
        href,
        title,
        // 「视频 · 09:12」 after the name of its course.
        note: [course, ...note.split(' · ').slice(1, 2)].join(' · '),
        state,
      }),
    ),
  )
  const busy = isWanted && numbers !== '' && !isOver
  return { found, busy, error: isOver ? ended.error : undefined, retry: () => setRound((count) => count + 1) }
}
