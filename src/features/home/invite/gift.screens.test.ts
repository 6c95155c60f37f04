import { describe, expect, it } from 'vitest'
import { openScreens } from '#test/sweep/screens.ts'
import { createVisitor } from '#test/sweep/visitor.ts'
import { giftCard } from './gift.words.ts'

/** An owner of C105 who may give it to two; a recipient it suits; one whose level is too low. */
const [GIVER, FRIEND, LOWEST] = ['13800000002', '13800000004', '13800000003']
const GIFT = '/invite?invite=GF0002A'

const screens = await openScreens(/course|invite|login/)
const { environment, phone, words, until, open, find, press, requests, ask } = screens
const { visit, bind } = createVisitor(screens)

const take = (mobile: string) => ask(mobile, '/public/convert/exchange', { code: 'GF0002A' })

describe('a course that can be given away', () => {
  it('offers it on its page, to its buyer only', async () => {
    await open('/course/C105', { as: GIVER })
    await until(() => words().includes('送给朋友学习'))
    expect(words()).toMatch(/还可送出 2 份，\d{4}-\d\d-\d\d 前有效，不收取费用/)
    expect(find(/送给朋友学习/)?.getAttribute('href')).toBe(GIFT)
    await open('/course/C105', { as: FRIEND })
    expect(words()).not.toContain('送给朋友学习')
    // This one has run out.
    await open('/course/C101', { as: GIVER })
    expect(words()).not.toContain('送给朋友学习')
  })

  it('is shared by its buyer with a card of its own that promises nothing', async () => {
    await open(GIFT, { as: GIVER })
    expect(words()).toContain('这是您可以送出的课程')
    expect(words()).toContain('赠送不产生任何奖励')
    expect(find('领取课程')).toBeUndefined()
    await until(() => phone.card())
    expect(phone.card()).toMatchObject({
      title: '送您一门课：三张表读懂一家公司',
      desc: '慢**赠送，免费领取 · 投资有风险',
    })
    expect(new URL(phone.card()?.link ?? '').search).toContain('invite=GF0002A')
  })

  it('is claimed once by anyone who logs in, opens the course for its term, and asks for nothing in return', async () => {
    await open(GIFT)
    expect(words()).toMatch(/慢\*\* 送您一门课程三张表读懂一家公司.+领取后可学习 30 天 · 还可领取 2 份/)
    expect(words()).toContain('领取不需要付款、转发或邀请他人')
    await press('登录后领取')
    expect(requests('/public/convert/exchange')).toEqual([])

    await open(GIFT, { as: FRIEND })
    await press('领取课程')
    expect(phone.path()).toBe('/course/C105')
    await until(() => words().includes('继续学习'))
    expect(await ask(FRIEND, '/article/course/number/C105')).toMatchObject({ access: { allowed: true } })
    // Again: it is already theirs.
    await open(GIFT, { as: FRIEND })
    await press('领取课程')
    expect(phone.path()).toBe('/course/C105')
    expect(await ask(GIVER, '/article/course/number/C105')).toMatchObject({ gift: { left: 1 } })
  })

  it.each(['before', 'after'] as const)(
    'a claim whose answer was lost %s it took effect continues at the next press',
    async (when) => {
      await open(GIFT, { as: FRIEND })
      await environment.break({ path: '/public/convert/exchange', kind: 'drop', when })
      await press('领取课程')
      expect(phone.path()).toBe('/invite')
      await press('领取课程')
      expect(phone.path()).toBe('/course/C105')
    },
  )

  it('continues once a WeChat visitor has bound a number', async () => {
    await visit(GIFT)
    await press('领取课程')
    await bind(FRIEND)
    await until(() => phone.path() === '/course/C105')
  })

  it('explains why it does not suit a customer, and when all are claimed', async () => {
    await open(GIFT, { as: LOWEST })
    await press('领取课程')
    expect(words()).toContain('该服务风险等级高于您的风险承受能力')
    const taken = await Promise.allSettled([FRIEND, '13800000009', '13800000007', '13800000005'].map(take))
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    await open(GIFT, { as: LOWEST })
    expect(words()).toContain('赠课已领完或已过期')
    await open('/invite?invite=GF0002B', { as: FRIEND })
    expect(words()).toContain('赠课已领完或已过期')
  })

  it('has a card whose title WeChat shows in full', () => {
    expect(Array.from(giftCard('财务报表'.repeat(10), '李***').title)).toHaveLength(30)
  })
})
