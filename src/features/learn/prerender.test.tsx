import 'fake-indexeddb/auto'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Route } from 'wouter'
import { fill } from '#app/inline/fill.ts'
import type { Answer } from '#data/answer.ts'
import { useData } from '#data/deps.tsx'
import { TestData } from '#test/data.tsx'
import { TemplateContext, type ViewRecord } from '#data/use-view.ts'
import { appWithServices } from '#test/render-app.tsx'
import { ArticleScreen } from './article/article.tsx'
import { toArticleView } from './article/article.words.ts'
import { CourseDetailScreen } from './course/course-detail.tsx'
import { toCourseDetailView } from './course/course-detail.words.ts'
import { CourseListScreen } from './course-list/course-list.tsx'
import { toCourseListView } from './course-list/course-list.words.ts'
import { article, course } from './samples.ts'

const AT = Date.UTC(2026, 10, 20, 1, 5)

/** The first answers as the inline script passes them. */
function Known({ first, children }: { first: ReadonlyMap<string, Answer>; children: ReactNode }) {
  return (
    <TestData deps={useData()} painted={first}>
      {children}
    </TestData>
  )
}

function markup(
  path: string,
  pattern: string,
  screen: ReactNode,
  more: { template?: boolean; first?: [string, unknown] },
) {
  const first = new Map(more.first && [[more.first[0], { data: more.first[1], savedAt: AT }]])
  const { tree } = appWithServices(
    <Known first={first}>
      <Route path={pattern}>{screen}</Route>
    </Known>,
    { path, prerendered: true },
  )
  return renderToString(more.template ? <TemplateContext value={true}>{tree}</TemplateContext> : tree)
}

function filled(template: string, view: object): string {
  const holder = document.createElement('template')
  holder.innerHTML = template
  const copy = holder.content.cloneNode(true)
  fill(copy, view as ViewRecord) // a view holds only text, records and lists
  const box = document.createElement('div')
  box.append(copy)
  return normal(box.innerHTML)
}

function normal(html: string): string {
  const box = document.createElement('div')
  box.innerHTML = html
  // React inserts a preload for the eager picture ahead of its markup; it is not part of the tree.
  for (const link of box.querySelectorAll('link[rel=preload]')) link.remove()
  return box.innerHTML
}

const list = { list: [course, { ...course, number: 'C2', title: '长'.repeat(60) }], total: 41, pageNo: 1, pageSize: 20 }
const { author: _, ...unsigned } = article
const { catalog: __, ...bare } = course

test.each([
  ['a full list', list],
  ['an empty list', { ...list, list: [], total: 0 }],
])('%s painted by the inline script equals React’s first render', (_name, data) => {
  const screen = <CourseListScreen />
  const template = markup('/course', '/course', screen, { template: true })
  const key = 'GET /public/article-course/list?pageNo=1&pageSize=20'
  const drawn = markup('/course', '/course', screen, { first: [key, data] })
  expect(filled(template, toCourseListView(data, AT))).toBe(normal(drawn))
})

test.each([
  ['a course', course],
  ['a course without catalogue', bare],
  ['a bought course', { ...course, access: { allowed: true } }],
  ['a course off the shelf', { ...course, saleStatus: 'OFF' }],
])('%s painted by the inline script equals React’s first render', (_name, data) => {
  const screen = <CourseDetailScreen />
  const template = markup('/course/0', '/course/:number', screen, { template: true })
  const key = 'GET /public/article-course/detail?number=C100'
  const drawn = markup('/course/C100', '/course/:number', screen, { first: [key, data] })
  expect(filled(template, toCourseDetailView(data, AT))).toBe(normal(drawn))
})

test.each([
  ['an article', article],
  ['an unsigned article', { ...unsigned, source: '公告' }],
  ['a locked article', { ...article, contentHtml: '', access: { allowed: false, reason: 'NEED_LOGIN' } }],
])('%s painted by the inline script equals React’s first render', (_name, data) => {
  const screen = <ArticleScreen />
  const template = markup('/article/0', '/article/:id', screen, { template: true })
  const drawn = markup('/article/AR1', '/article/:id', screen, { first: ['GET /public/articleInfo?id=AR1', data] })
  expect(filled(template, toArticleView(data, AT))).toBe(normal(drawn))
})
