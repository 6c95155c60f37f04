import { useState } from 'react'
import { catalogList } from '#api/domains/learn/course.ts'
import type { Lesson } from '#api/shapes.ts'
import { type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { type LessonRowView, toLessonRows } from '#entities/course/lesson-row.words.ts'

export interface CourseLessonsModel {
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  catalog: Loaded<{ lessons: readonly Lesson[]; rows: LessonRowView[] }>
}

/** The lessons of a course of a series, requested on demand. LE-02 */
export function useCourseLessons(number: string, isAllowed: boolean): CourseLessonsModel {
  const [isOpen, setOpen] = useState(false)
  const raw = useCall(catalogList, isOpen ? { courseNumber: number } : null, { cache: true })
  return {
    isOpen,
    setOpen,
    catalog: mapLoaded(raw, (lessons) => ({ lessons, rows: toLessonRows(number, lessons, isAllowed) })),
  }
}
