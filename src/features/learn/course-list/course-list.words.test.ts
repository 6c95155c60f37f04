import { expect, test } from 'vitest'
import type { CourseCard } from '#api/shapes.ts'
import { toCourseListView } from './course-list.words.ts'
import { course } from '#features/learn/samples.ts'

const page = (list: CourseCard[]) => toCourseListView({ list, total: list.length, pageNo: 1, pageSize: 20 }, 0)

test('the first course is a wide card, the others are rows', () => {
  const view = page([course, { ...course, number: 'C2' }, { ...course, number: 'C3' }])
  expect(view.lead.href).toBe('/course/C100')
  expect(view.rows.map((row) => row.href)).toEqual(['/course/C2', '/course/C3'])
  expect(view.empty).toBe('')
})

test('an empty list is one sentence', () => {
  expect(page([])).toMatchObject({ lead: { state: 'none', title: '' }, rows: [], empty: '该分类暂无课程' })
})

test('a duplicate course is shown once', () => {
  expect(page([course, course]).rows).toEqual([])
})

test.each([
  ['EXPIRED', '已到期', 'expired'],
  ['SOLD_OUT', '已售罄', 'sold'],
  ['NEW', '', 'open'],
])('%s has a label', (reason, badge, state) => {
  expect(page([{ ...course, access: { allowed: false, reason } }]).lead).toMatchObject({ badge, state })
})

test('a free course says so', () => {
  const { originPriceFen: _, ...free } = course
  expect(page([{ ...free, priceFen: 0 }]).lead).toMatchObject({ price: '免费', origin: '' })
})

test('a person without a registration number is labelled as such', () => {
  const person = { number: 'P', name: '王', avatarUrl: '', title: '', certNo: '', orgName: '' }
  expect(page([{ ...course, analysts: [person] }]).lead.author).toBe('王 无投顾资格')
})
