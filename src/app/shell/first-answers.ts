import { safeParse } from 'valibot'
import { courseDetail, courseList, articleInfo } from '#api/domains/learn/article.ts'
import { publicCourseDetail, publicCourseList, publicArticleInfo } from '#api/domains/public/open.ts'
import type { Ahead } from '#data/ahead.ts'
import type { Answer } from '#data/deps.tsx'
import type { BootWindow } from '#app/inline/boot-window.ts'

/** Asks for what the page at this path begins with, before it is opened. */
export function requestAhead(path: string, signedIn: boolean, ahead: Ahead): void {
  const number = /^\/course\/([\w-]+)$/.exec(path)?.[1]
  if (number !== undefined) ahead.request(signedIn ? courseDetail : publicCourseDetail, { number })
  const id = /^\/article\/([\w-]+)$/.exec(path)?.[1]
  if (id !== undefined) ahead.request(signedIn ? articleInfo : publicArticleInfo, { id })
}

/** The calls whose answers the inline script may have painted, by the path it asks. */
const calls = [publicCourseList, publicCourseDetail, publicArticleInfo, courseList, courseDetail, articleInfo]

/** Whether a document may begin with the answer under this key. */
export function isFirst(key: string): boolean {
  return callOf(key) !== undefined
}

function callOf(key: string) {
  const path = key.slice('GET '.length).split('?')[0] ?? ''
  return calls.find((each) => new RegExp(`^${each.path.replace(/\{\w+\}/, '[^/]+')}$`).test(path))
}

/** What the inline script has painted, parsed as any answer is, so that the first render draws the same. */
export function firstAnswers(boot: BootWindow): ReadonlyMap<string, Answer> {
  const { key, painted } = boot
  if (key === undefined || painted === undefined) return new Map()
  const call = callOf(key)
  const parsed = call && safeParse(call.output, painted.data)
  return new Map(parsed?.success ? [[key, { data: parsed.output, savedAt: painted.savedAt }]] : [])
}
