import { expect, test } from 'vitest'
import { catalog, course } from '#features/learn/samples.ts'
import { toLessonView } from './lesson.words.ts'

const bought = { ...course, access: { allowed: true } }

test('a lesson knows its position and its neighbours', () => {
  expect(toLessonView(bought, '2')).toMatchObject({
    title: '课时2',
    place: '第2节 · 共4节',
    author: expect.stringContaining('登记编号'),
    share: '从零学看盘 第2节',
    previous: '/course/C100/lesson/1',
    next: '/course/C100/lesson/3',
  })
  expect(toLessonView(bought, '1')?.previous).toBeUndefined()
  expect(toLessonView(bought, '4')?.next).toBeUndefined()
})

test.each([
  ['1', { kind: 'media', media: 'video', videoId: 'V1' }],
  ['3', { kind: 'article', articleId: 'AR3' }],
  ['4', { kind: 'live', way: { label: '进入直播间', href: '/live/LR1' } }],
])('lesson %s is rendered by its kind', (catalogId, part) => {
  expect(toLessonView(bought, catalogId)?.part).toEqual(part)
})

test('an unknown kind does not crash', () => {
  const odd = { ...bought, catalog: catalog.map((lesson) => ({ ...lesson, kind: 'HOLOGRAM' })) }
  expect(toLessonView(odd, '1')?.part).toEqual({ kind: 'unknown' })
})

test('without the course only trial lessons open', () => {
  expect(toLessonView(course, '1')?.part.kind).toBe('media')
  expect(toLessonView(course, '2')?.part).toMatchObject({ kind: 'locked', locked: { href: '/sku/S1' } })
})

test('a removed lesson, or a chapter, is not found', () => {
  expect(toLessonView(bought, 'gone')).toBeUndefined()
  expect(toLessonView(bought, 'ch1')).toBeUndefined()
})

test.each([
  ['NOT_PURCHASED', { label: '购买课程 ¥1,299.00', href: '/sku/S1' }],
  ['NEED_LOGIN', { label: '购买课程 ¥1,299.00', href: '/sku/S1' }],
  ['LEVEL_MISMATCH', undefined],
  ['SOLD_OUT', undefined],
])('a trial of a course locked by %s offers %o', (reason, buy) => {
  const closed = { ...course, access: { allowed: false, reason } }
  expect(toLessonView(closed, '1')?.buy).toEqual(buy)
  expect(toLessonView({ ...closed, skuId: undefined }, '1')?.buy).toBeUndefined()
  expect(toLessonView({ ...closed, saleStatus: 'OFF' }, '1')?.buy).toBeUndefined()
  expect(toLessonView(bought, '1')?.buy).toBeUndefined()
})
