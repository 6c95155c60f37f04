import { expect, it } from 'vitest'
import type { CourseCard } from '#api/shapes.ts'
import { toCourseRow } from '#entities/course/course-row.words.ts'
import { toTicket } from './ticket.words.ts'

it('names the selling price as such, beside the price with the coupon; 原价 is the course’s own', () => {
  const course: CourseCard = {
    number: 'C1',
    title: '从零学看盘',
    coverUrl: '',
    analysts: [],
    lessonCount: 4,
    learnCount: 5,
    priceFen: 129_900,
    originPriceFen: 159_900,
    access: { allowed: false },
  }
  const { suits } = toTicket({ name: '课程立减券', valueFen: 10_000, suits: [{ course, payableFen: 119_900 }] })
  expect(suits).toMatchObject([{ price: '¥1,199.00', origin: '现价¥1,299.00', tag: '券后' }])
  expect(toCourseRow(course).origin).toBe('原价¥1,599.00')
})
