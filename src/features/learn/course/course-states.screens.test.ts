import { expect, it } from 'vitest'
import { openScreens } from '#test/sweep/screens.ts'

const GUEST = 'a guest'
const BUYER = '13800000002'
/** Its order of C103 is being refunded. */
const REFUNDER = '13800000005'

const { environment, open, go, words, until, press, find, untilIdle, answer } = await openScreens(/^\/course/)

/** The service's answer about a course for a guest, with these fields replaced. */
async function courseWith(fields: object): Promise<object> {
  const response = await environment.fetch('/api/public/article-course/detail?number=C101')
  const { data } = (await response.json()) as { data: object } // the envelope of spec §3
  return { ...data, ...fields }
}
const answerCourse = async (fields: object) => answer('/public/article-course/detail', await courseWith(fields), 0)

/** The bottom of a course for one customer: notice and main button. */
it.each([
  { who: GUEST, number: 'C101', notice: '', verb: '登录后报名', href: /^\/login\?redirect=%2Fcourse%2FC101$/ },
  { who: GUEST, number: 'C102', notice: '', verb: '继续学习', href: /^\/course\/C102\/lesson\/C102-01$/ },
  { who: '13800000001', number: 'C103', notice: '请先完成风险测评', verb: '去测评' },
  {
    who: '13800000003',
    number: 'C110',
    notice: '该服务风险等级高于您的风险承受能力',
    verb: '等级不符，去重测',
    off: true,
    href: /^\/suitability\/survey\?/,
  },
  { who: '13800000006', number: 'C103', notice: '您的风险测评已过期，请重新测评', verb: '重新测评' },
  { who: '13800000004', number: 'C101', notice: '', verb: '立即报名', href: /^\/sku\/K101$/ },
  { who: '13800000004', number: 'C112', notice: '名额已满', verb: '已售罄，看其他课程', off: true, href: /^\/course$/ },
  {
    who: '13800000004',
    number: 'C111',
    notice: '课程已下架，已购用户可继续学习',
    verb: '已下架，看其他课程',
    off: true,
  },
  { who: '13800000004', number: 'C114', notice: '', verb: /^\d\d-\d\d \d\d:\d\d 开售$/, off: true },
  { who: BUYER, number: 'C101', notice: '', verb: '继续学习' },
  { who: BUYER, number: 'C106', notice: /服务已于 \d{4}-\d\d-\d\d 到期/, verb: '续费' },
])('$number explains to $who why it is locked, and offers one action: $verb', async (row) => {
  const { who, number, notice, verb, href, off = false } = row
  await open(`/course/${number}`, { as: who === GUEST ? undefined : who })
  const button = await until(() => find(verb))
  expect(button.getAttribute('aria-disabled')).toBe(String(off))
  if (href) expect(button.getAttribute('href')).toMatch(href)
  expect(words()).toMatch(notice)
  expect(words()).toContain('股市有风险，投资需谨慎')
})

it.each([
  ['NEED_MOBILE', '请先绑定手机号', '去绑定'],
  ['NEED_REALNAME', '请先完成实名认证', '去认证'],
  ['NOT_WHITELISTED', '该功能暂未对您开放', '暂不可报名，去咨询'],
  ['NEED_FOLLOW', '关注公众号后可用', '暂不可报名，去咨询'],
  ['QUANTUM_LOCK', '状态更新中', '暂不可报名，去咨询'],
])('%s, which no seeded customer has, is explained on the course and the lesson', async (reason, text, verb) => {
  await answerCourse({ access: { allowed: false, reason } })
  await open('/course/C101')
  await until(() => words().includes(text))
  expect(find(verb)).toBeDefined()
  await go('/course/C101/lesson/C101-04')
  await until(() => words().includes(text))
})

it('a paid order opens a course that the service still withholds, unless the order is being refunded', async () => {
  const access = { allowed: false, reason: 'NOT_PURCHASED' }
  await answer('/article/course/number/C101', await courseWith({ access }), 0)
  await open('/course/C101', { as: BUYER })
  expect(find('继续学习')).toBeDefined()
  await open('/course/C103', { as: REFUNDER })
  expect(find('继续学习')).toBeUndefined()
  expect(find('立即报名')?.getAttribute('href')).toBe('/sku/K103')
})

it('unknown enum values read 状态更新中 and disable the action without an error', async () => {
  const catalog = [{ catalogId: 'N-1', title: '新的课时', kind: 'HOLOGRAM', isTrial: true, publishedAt: 0 }]
  const access = { allowed: false, reason: 'NOT_PURCHASED' }
  await answerCourse({ saleStatus: 'RAFFLE', riskLevel: 'R9', catalog, access })
  await open('/course/C101')
  expect((await until(() => find('状态更新中，看其他课程'))).getAttribute('aria-disabled')).toBe('true')
  expect(words()).toContain('风险等级：状态更新中')
  await press('目录')
  expect(find(/新的课时/)?.textContent).toContain('状态更新中')
  await go('/course/C101/lesson/N-1')
  await until(() => words().includes('状态更新中'))
})

it.each([
  [{ kind: 'status', value: 503, text: 'upstream 10.0.0.3 died' }, '服务繁忙，请稍后再试'],
  [{ kind: 'code', value: 50001, text: '课程正在整理，请稍后再来' }, '课程正在整理，请稍后再来'],
  [{ kind: 'code', value: 50002, text: 'SQLSTATE[42S02] at <select>' }, '操作失败，请稍后再试'],
  [{ kind: 'shape' }, '数据暂时无法显示，请稍后重试'],
] as const)('%j shows an error card in our words, and the retry loads the course', async (rule, text) => {
  await environment.break({ path: '/public/article-course/detail', ...rule })
  await open('/course/C101')
  await until(() => document.querySelector('#root main [role=alert]')?.textContent?.includes(text))
  await press('重试')
  await untilIdle()
  await until(() => words().includes('股票投资第一课：从开户到看懂一张行情图'))
})
