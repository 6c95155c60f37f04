import { expect, test } from 'vitest'
import { toArticleView } from './article.words.ts'
import { article } from '#features/learn/samples.ts'
import { publishedIn, toCommentRows } from '#entities/comment/comment.words.ts'

const NOW = Date.UTC(2026, 10, 20, 2)

test('a signed article shows its author and registration number', () => {
  expect(toArticleView(article, NOW)).toMatchObject({
    author: { name: '李明', cert: '登记编号 A0000000000001', role: '示例机构 · 证券投资顾问' },
    signed: 'yes',
    time: '2026-11-19 10:00',
  })
})

test('an unsigned article shows its source', () => {
  const { author: _, ...unsigned } = article
  expect(toArticleView({ ...unsigned, source: '公司公告' }, NOW)).toMatchObject({
    signed: 'none',
    origin: '来源：公司公告 · ',
    time: '2026-11-19 10:00',
  })
})

test('a comment under review, or removed with its reason, is visible to its author only, and not counted with its replies', () => {
  const one = { id: '1', user: { name: '', avatarUrl: '' }, content: '好', createdAt: NOW, likeCount: 0 }
  const rows = toCommentRows([
    { ...one, status: 'SHOWN' },
    { ...one, id: '2', status: 'AUDITING', isMine: true },
    { ...one, id: '3', status: 'AUDITING' },
    {
      ...one,
      id: '4',
      status: 'REMOVED',
      isMine: true,
      reason: '与本文内容无关',
      replies: ['6', '7'].map((id) => ({ ...one, id, status: 'SHOWN' as const })),
    },
    { ...one, id: '5', status: 'REMOVED', reason: '与本文内容无关' },
    { ...one, status: 'SHOWN' },
  ])
  expect(rows.map(({ key, label, reason }) => [key, label, reason])).toEqual([
    ['1', '', ''],
    ['2', '审核中', ''],
    ['4', '未通过审核', '与本文内容无关'],
  ])
  expect(publishedIn(rows)).toBe(1)
})

test('a summary repeated at the start of the body is shown once', () => {
  const summary = '先看 #成交额# 再说话'
  expect(toArticleView({ ...article, summary, contentHtml: `<p>${summary}</p><p>正文</p>` }, NOW).summary).toBe('')
  expect(toArticleView({ ...article, summary, contentHtml: '<p>正文</p>' }, NOW).summary).toBe(summary)
})

test('the plain paragraphs at the start of the body need no sanitiser', () => {
  const leadOf = (contentHtml: string) => toArticleView({ ...article, contentHtml }, NOW).lead.map(({ text }) => text)
  expect(leadOf('<p>一</p>\n<p>二 #词#</p><h3>题</h3><p>三</p>')).toEqual(['一', '二 #词#'])
  expect(leadOf('<p>一</p><p>二<img src=x onerror=alert(1)></p><p>三</p>')).toEqual(['一'])
  expect([leadOf('<p>A&amp;B</p>'), leadOf('<p class="x">一</p>'), leadOf('一'), leadOf('')]).toEqual([[], [], [], []])
})
