import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openScreens, TRADING } from '#test/sweep/screens.ts'
import { Silent } from '#test/talk/line.ts'

/** Lists on a device whose clock is a day off. */

const DAY = 24 * 3_600_000
const [CUSTOMER, MEMBER, LEARNER] = ['13800000004', '13800000007', '13800000002']

const { environment, words, open, until, untilIdle, ask } = await openScreens(
  /live|chat|news|home|learn|account|suitability/,
  { at: TRADING },
)
beforeEach(() => void vi.stubGlobal('WebSocket', Silent))

/** The device is this far ahead of the service, whose clock is right. */
async function beAhead(ms: number) {
  vi.setSystemTime(TRADING + ms)
  await environment.control('/clock', { offset: -ms })
}

describe.each([
  ['a day ahead', DAY],
  ['a day behind', -DAY],
])('%s', (_, ahead) => {
  it('26: the rooms of /live are grouped by day by the service’s clock', async () => {
    await open('/live', { as: CUSTOMER })
    await until(() => /一周安排今天23/.test(words()))
    const right = words()
    await beAhead(ahead)
    await open('/live', { as: CUSTOMER })
    await until(() => /一周安排今天23/.test(words()))
    expect(words()).toBe(right)
  })

  it('26: so are chats, and no open chat is shown as expired', async () => {
    await open('/chat', { as: MEMBER })
    const days = () => words().match(/今天 \d\d:\d\d|昨天|服务已于/g)
    await until(() => days())
    const right = days()
    await beAhead(ahead)
    await open('/chat', { as: MEMBER })
    await until(() => days())
    expect(days()).toEqual(right)
  })
})

it.each([
  ['/home', CUSTOMER, DAY, /今天/g],
  ['/home', LEARNER, 1_000 * DAY, /交易规则十二讲，全课免费|上新|继续学习|风险测评已过期/g],
  ['/article/A101', CUSTOMER, DAY, /(?:今天 \d\d:\d\d|昨天|\d\d-\d\d)审核中写得清楚/g],
  ['/me', LEARNER, 300 * DAY, /有效期至|余\d+天|已过期|\d+天(?=股票投资第一课)/g],
  ['/me/certification', MEMBER, 10_000 * DAY, /已认证|证件已过期/g],
  ['/me/cancel', LEARNER, 1_000 * DAY, /股票投资第一课|三张表读懂一家公司/g],
  ['/suitability', CUSTOMER, 1_000 * DAY, /有效期至|已于 \S+ 到期/g],
])('26: %s for %s follows the service’s clock', async (path, as, ahead, said) => {
  await ask(CUSTOMER, '/article/comment', { articleId: 'A101', content: '写得清楚' })
  const found = () => words().match(said)
  await open(path, { as })
  await until(found)
  await untilIdle()
  const right = found()
  await beAhead(ahead)
  await open(path, { as })
  await until(found)
  await untilIdle()
  expect(found()).toEqual(right)
})

it('26: days are shown as dates until the service’s clock is known', async () => {
  await environment.break({ path: '/public/current-time', kind: 'status', value: 503, times: 0 })
  await open('/live', { as: CUSTOMER })
  expect(words()).toMatch(/11-24 周二20:00/)
})
