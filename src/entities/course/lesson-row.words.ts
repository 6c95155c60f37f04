import type { Lesson } from '#api/shapes.ts'
import { duration } from '#lib/time/dates.ts'
import { lessonHref } from '#lib/path/learn-href.ts'

/** A lesson of a catalogue; the first lesson of a chapter carries the chapter's title. `state`: open, trial, locked. */
export interface LessonRowView {
  key: string
  chapter: string
  href: string
  title: string
  note: string
  state: string
}

export const lessonRowShape: LessonRowView = { key: '', chapter: '', href: '', title: '', note: '', state: '' }

const kinds: Readonly<Record<string, string>> = { VIDEO: '视频', AUDIO: '音频', ARTICLE: '图文', LIVE: '直播' }

/** The lessons that can be opened, in teaching order; chapters are not lessons. */
export function lessonsOf(catalog: readonly Lesson[] | undefined): Lesson[] {
  const all = catalog ?? []
  const parents = new Set(all.map((lesson) => lesson.parentId))
  return all.filter((lesson) => lesson.parentId !== undefined || !parents.has(lesson.catalogId))
}

/** @param allowed whether the whole course is open to this customer */
export function toLessonRows(
  courseNumber: string,
  catalog: readonly Lesson[] | undefined,
  allowed: boolean,
): LessonRowView[] {
  const titles = new Map((catalog ?? []).map((lesson) => [lesson.catalogId, lesson.title]))
  const opened = new Set<string>()
  return lessonsOf(catalog).map((lesson) => {
    const parent = lesson.parentId ?? ''
    const chapter = opened.has(parent) ? '' : (titles.get(parent) ?? '')
    opened.add(parent)
    const state = allowed ? 'open' : lesson.isTrial ? 'trial' : 'locked'
    return {
      key: lesson.catalogId,
      chapter,
      href: lessonHref(courseNumber, lesson.catalogId),
      title: lesson.title,
      note: noteOf(lesson, state),
      state,
    }
  })
}

function noteOf(lesson: Lesson, state: string): string {
  const parts = [Object.hasOwn(kinds, lesson.kind) ? kinds[lesson.kind] : '状态更新中']
  if (lesson.durationSec) parts.push(duration(lesson.durationSec))
  if (state === 'trial') parts.push('可试看')
  if (state === 'locked') parts.push('报名后学习')
  return parts.join(' · ')
}

/** A lesson counts as finished once this much of it was played. */
export const NEARLY = 0.95
