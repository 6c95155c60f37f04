import { useState } from 'react'
import { articleInfo } from '#api/domains/learn/article/articles.ts'
import type { Lesson } from '#api/shapes.ts'
import { explain } from '#data/explain.ts'
import { useKeep } from '#data/offline/use-keep.ts'
import { useOnline } from '#data/provider.tsx'
import { lessonsOf } from '#entities/course/lesson-row.words.ts'
import { lessonHref } from '#lib/path/learn-href.ts'

interface KeepLessonsModel {
  /** How many lessons can be read offline; the page offers nothing where there is none. */
  count: number
  label: string
  busy: boolean
  blocked: boolean
  keep: () => void
  /** The result; '' before. */
  result: string
}

/** The text lessons of a course, saved on the device before they are opened. LE-03 */
export function useKeepLessons(number: string, catalog: readonly Lesson[] | undefined, allowed: boolean) {
  const texts = lessonsOf(catalog).flatMap(({ articleId, ...lesson }) =>
    articleId !== undefined && (allowed || lesson.isTrial) ? [{ ...lesson, articleId }] : [],
  )
  const keepOne = useKeep()
  const online = useOnline()
  const [kept, setKept] = useState<number>()
  const [result, setResult] = useState('')
  const busy = kept !== undefined
  const model: KeepLessonsModel = {
    count: texts.length,
    label: busy ? `正在保存 ${kept}/${texts.length}` : `离线保存图文课时（${texts.length}节）`,
    busy,
    blocked: !online,
    result: online ? result : '离线状态下无法操作',
    keep() {
      setResult('')
      void keepAll()
    },
  }
  const keepAll = async () => {
    try {
      for (const [at, { articleId, catalogId, title }] of texts.entries()) {
        setKept(at)
        await keepOne(articleInfo, { id: articleId }, { title, route: lessonHref(number, catalogId) })
      }
      setResult(`已保存 ${texts.length} 节图文课时，离线可看`)
    } catch (error) {
      setResult(`未能全部保存：${explain(error)}`)
    }
    setKept(undefined)
  }
  return model
}
