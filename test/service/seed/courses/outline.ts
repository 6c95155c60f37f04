import type { Lesson } from '#api/shapes.ts'
import type { CourseSeed } from './seed.ts'

export interface SeedLesson extends Lesson {
  courseNumber: string
}

/** The lessons and chapters of an outline, in teaching order; chapters come first among their lessons. */
export function lessonsOf(seed: CourseSeed, publishedAt: number, titleOf: (articleId: string) => string): SeedLesson[] {
  const lessons: SeedLesson[] = []
  let chapter: string | undefined
  let chapters = 0
  let count = 0
  for (const line of seed.outline.trim().split('\n')) {
    const common = { courseNumber: seed.number, publishedAt }
    if (line.startsWith('# ')) {
      chapter = `${seed.number}-c${++chapters}`
      lessons.push({ ...common, catalogId: chapter, title: line.slice(2), kind: 'ARTICLE', isTrial: false })
      continue
    }
    const catalogId = `${seed.number}-${String(++count).padStart(2, '0')}`
    const free = seed.priceFen === 0
    const isTrial = free || line.endsWith(' *')
    const place = { ...common, catalogId, isTrial, ...(chapter !== undefined && { parentId: chapter }) }
    const text = line.replace(/ \*$/, '')
    const article = /^R (\w+)$/.exec(text)?.[1]
    if (article !== undefined) {
      lessons.push({ ...place, title: titleOf(article), kind: 'ARTICLE', articleId: article })
      continue
    }
    const [, room, live = ''] = /^L (\w+) (.+)$/.exec(text) ?? []
    if (room !== undefined) {
      lessons.push({ ...place, title: live, kind: 'LIVE', roomId: room })
      continue
    }
    const [, kind, minutes, seconds, title = ''] = /^([VA]) (\d+):(\d+) (.+)$/.exec(text) ?? []
    lessons.push({
      ...place,
      title,
      kind: kind === 'A' ? 'AUDIO' : 'VIDEO',
      durationSec: Number(minutes) * 60 + Number(seconds),
      videoId: `v-${catalogId}`,
    })
  }
  return lessons
}
