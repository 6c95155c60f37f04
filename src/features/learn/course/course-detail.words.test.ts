import { describe, expect, test } from 'vitest'
import type { CourseDetail } from '#api/shapes.ts'
import { toCourseDetailView } from './course-detail.words.ts'
import { catalog, course } from '#features/learn/samples.ts'

const AT = Date.UTC(2026, 10, 20, 1, 5)
const view = (change: Partial<CourseDetail> = {}) => toCourseDetailView({ ...course, ...change }, AT)

test('a course is formatted', () => {
  expect(view()).toMatchObject({
    title: '从零学看盘',
    price: { unit: '¥', whole: '1,299', cents: '.00' },
    origin: '原价¥1,599.00',
    facts: '4节 · 1.2万人学习',
    author: '李明 登记编号 A0000000000001',
    suit: '风险等级 R3 · 适合C3及以上',
    refund: '开课前可全额退款',
    notice: '',
    asOf: '11-20 09:05',
    trial: { text: '试看', href: '/course/C100/lesson/1' },
  })
})

test('a catalogue shows each chapter once, above its first lesson', () => {
  expect(view().lessons.map(({ chapter, title, state }) => [chapter, title, state])).toEqual([
    ['第一章 看懂K线', '课时1', 'trial'],
    ['', '课时2', 'locked'],
    ['第二章 看懂财报', '课时3', 'locked'],
    ['', '课时4', 'locked'],
  ])
  expect(view().lessons[0]?.note).toBe('视频 · 12:05 · 可试看')
})

describe('the main button', () => {
  test('continues the lesson started on another device', () => {
    const begun = catalog.map((each, at) => ({ ...each, progressSec: at < 3 ? at : 0 }))
    expect(view({ access: { allowed: true }, catalog: begun }).cta.href).toBe('/course/C100/lesson/2')
  })

  test.each<[string, Partial<CourseDetail>, { text: string; act: string; href?: string; off?: string }]>([
    ['bought', { access: { allowed: true } }, { text: '继续学习', act: 'learn' }],
    ['bought and off the shelf', { access: { allowed: true }, saleStatus: 'OFF' }, { text: '继续学习', act: 'learn' }],
    ['guest', { access: { allowed: false, reason: 'NEED_LOGIN' } }, { text: '登录后报名', act: 'login' }],
    ['not bought', {}, { text: '立即报名', act: 'buy' }],
    ['free', { priceFen: 0 }, { text: '免费报名', act: 'buy' }],
    ['expired', { access: { allowed: false, reason: 'EXPIRED' } }, { text: '续费', act: 'buy' }],
    ['off the shelf', { saleStatus: 'OFF' }, { text: '已下架，看其他课程', act: 'link', off: 'true' }],
    ['sold out', { saleStatus: 'SOLD_OUT' }, { text: '已售罄，看其他课程', act: 'link', href: '/course', off: 'true' }],
    [
      'no places',
      { access: { allowed: false, reason: 'SOLD_OUT' } },
      { text: '已售罄，看其他课程', act: 'link', off: 'true' },
    ],
    [
      'not yet',
      { saleStatus: 'NOT_START', saleStartAt: AT },
      { text: '11-20 09:05 开售', act: 'contact', off: 'true' },
    ],
    ['a new sale status', { saleStatus: 'AUCTION' }, { text: '状态更新中，看其他课程', act: 'link', off: 'true' }],
    [
      'mismatch',
      { access: { allowed: false, reason: 'LEVEL_MISMATCH' } },
      { text: '等级不符，去重测', act: 'link', off: 'true' },
    ],
    ['no mobile', { access: { allowed: false, reason: 'NEED_MOBILE' } }, { text: '去绑定', act: 'link' }],
    ['no evaluation', { access: { allowed: false, reason: 'NEED_EVAL' } }, { text: '去测评', act: 'link' }],
    [
      'a new reason',
      { access: { allowed: false, reason: 'NEW' } },
      { text: '暂不可报名，去咨询', act: 'contact', off: 'true' },
    ],
    ['nothing to learn', { access: { allowed: true }, catalog: [] }, { text: '课时准备中，去咨询', act: 'contact' }],
  ])('%s', (_, change, cta) => {
    expect(view(change).cta).toMatchObject(cta)
  })
})

test('the blocking reason is shown', () => {
  expect(view({ saleStatus: 'OFF' }).notice).toBe('课程已下架，已购用户可继续学习')
  expect(view({ access: { allowed: false, reason: 'EXPIRED', expireAt: AT } }).notice).toBe(
    '服务已于 2026-11-20 09:05 到期',
  )
})

test('a missing or unknown risk level matches nobody', () => {
  const { riskLevel: _, ...without } = course
  expect(toCourseDetailView(without, AT).suit).toBe('风险等级：状态更新中')
  expect(view({ riskLevel: 'R9' }).suit).toBe('风险等级：状态更新中')
})

test('long titles are kept, and missing fields become empty texts', () => {
  const title = '长'.repeat(60)
  const { catalog: _, skuId: __, riskLevel: ___, originPriceFen: ____, ...rest } = course
  expect(toCourseDetailView({ ...rest, title, coverUrl: '', analysts: [] }, AT)).toMatchObject({
    title,
    author: '',
    suit: '',
    origin: '',
    noLessons: '目录整理中',
    trial: { text: '' },
  })
})

test('a picture from another site is not requested', () => {
  expect(view({ coverUrl: 'https://elsewhere.example/x.png' }).cover).toMatch(/^data:/)
  expect(view({ coverUrl: 'javascript:alert(1)' }).cover).toMatch(/^data:/)
})
