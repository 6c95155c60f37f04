import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '#test/service/database/open.ts'
import { orders, refunds } from '#test/service/database/schema.ts'
import { DAY } from '#test/service/seed/days.ts'
import { dateOf } from '#test/service/seed/market/calendar.ts'
import { start, type TestService } from '#test/service/testing.ts'

/** Who has bought cases and columns, and follows strategies; who followed one; who has bought nothing. */
const [MEMBER, FOLLOWER, NOBODY] = ['13800000007', '13800000002', '13800000009']

interface Advice {
  id: string
  at: number
  title: string
  path: string
  symbol?: string
  validUntil: number
  publisher: string
  certNo: string
}

let folder: string
let service: TestService
let database: Awaited<ReturnType<typeof openDatabase>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'advices-'))
  service = await start({ db: folder })
  database = await openDatabase(folder)
}, 60_000)
afterAll(async () => {
  service.close()
  database.close()
  await rm(folder, { recursive: true, force: true })
})

/** Everything, month by month and page by page, as a customer reads it. */
async function all(token: string): Promise<Advice[]> {
  const { months } = (await service.get('/ra-customer/get', token)).body.data as {
    months: { month: string; count: number }[]
  }
  const found: Advice[] = []
  for (const { month, count } of months) {
    for (let pageNo = 1; (pageNo - 1) * 50 < count; pageNo += 1) {
      const path = `/ra-customer/get?month=${month}&pageNo=${pageNo}&pageSize=50`
      found.push(...(await service.get(path, token)).body.data.list)
    }
  }
  return found
}

interface Traded {
  at: number
  symbol: string
  side: string
  filledQty?: number
  opened?: { at: number }
}

/** What came into and left a strategy, as its list of orders shows it: day, stock, and 调入 or 调出. */
async function movesOf(strategyId: string, token: string, from: number, to: number): Promise<string[]> {
  const trades: Traded[] = []
  for (let pageNo = 1, total = 1; trades.length < total; pageNo += 1) {
    const path = `/strategy/trade/list?strategyId=${strategyId}&pageNo=${pageNo}&pageSize=50`
    const { data } = (await service.get(path, token)).body
    total = data.total
    trades.push(...data.list)
  }
  const held = new Set<string>()
  return trades
    .toReversed()
    .filter(({ side, filledQty }) => side !== 'PAYOUT' && filledQty !== 0)
    .flatMap(({ at, symbol, side, opened }) => {
      const isMove = side === 'BUY' ? !held.has(symbol) : opened !== undefined
      if (side === 'BUY') held.add(symbol)
      else if (opened) held.delete(symbol)
      return isMove && from <= at && at < to ? `${dateOf(at)} ${symbol} ${side === 'BUY' ? '调入' : '调出'}` : []
    })
    .toSorted()
}

it('each stock that entered or left a strategy during its service is recorded, also if it was refunded later', async () => {
  const now = service.now()
  const { accessToken: member } = await service.login(MEMBER)
  const { accessToken: nobody } = await service.login(NOBODY)
  const { skuId } = (await service.get('/strategy/info?strategyId=ST03', nobody)).body.data.access
  const [from, to] = [now - 58 * DAY, now - 20 * DAY]
  const common = { orderNumber: 'DRETURNED', userId: 'U000009', createdAt: from }
  await database.db.insert(orders).values({
    ...common,
    skuId,
    status: 'REFUNDED',
    payableFen: 1,
    paidAt: from,
    serviceStartAt: from,
    serviceEndAt: now + 300 * DAY,
  })
  await database.db
    .insert(refunds)
    .values({ ...common, refundNumber: 'FRETURNED', status: 'DONE', isRead: true, createdAt: to })
  const recorded = async (token: string) =>
    (await all(token))
      .filter(({ id }) => id.startsWith('ST03-'))
      .map(({ at, symbol, title }) => `${dateOf(at)} ${symbol} ${/调[入出]/.exec(title)?.[0]}`)
      .toSorted()
  const returned = await recorded(nobody)
  expect(returned.length).toBeGreaterThan(0)
  expect(returned).toEqual(await movesOf('ST03', member, from, to))
  expect(await recorded(member)).toEqual(await movesOf('ST03', member, now - 60 * DAY, now))
})

it('changes of a followed strategy and every answer to the customer are recorded', async () => {
  const { accessToken: token } = await service.login(FOLLOWER)
  const strategies = (await all(token)).filter(({ path }) => /strategy/.test(path))
  expect(strategies.length).toBeGreaterThan(0)
  expect(new Set(strategies.map(({ at, symbol, title }) => `${at} ${symbol} ${title}`)).size).toBe(strategies.length)
  const { accessToken } = await service.login(MEMBER)
  const asked = { chatId: 'CR03', analystNumber: 'T001', content: '如何看应收账款的变化？' }
  const { body } = await service.post('/chat_room/qa/create', asked, accessToken)
  const { messageId } = body.data
  expect((await all(accessToken)).some(({ id }) => id === messageId)).toBe(false)
  service.wait(6 * 3600_000)
  const { accessToken: later } = await service.login(MEMBER)
  const answers = (await all(later)).filter(({ id }) => id === messageId)
  // A spreadsheet would read digits alone as a number.
  expect(answers).toMatchObject([
    { id: expect.stringMatching(/[A-Z]/i), path: `/chat/CR03/qa/${messageId}`, title: '答复：如何看应收账款的变化？' },
  ])
})

it('each notice of a purchased service is recorded once, and stays after the service has ended', async () => {
  const { accessToken } = await service.login(MEMBER)
  const read = async (path: string) => (await service.get(path, accessToken)).body.data
  const { openAt } = await read('/ra-customer/get')
  const bought = service.now() - 40 * DAY
  const before = await all(accessToken)
  const notices = async (path: string, since: number) =>
    ((await read(path)) as { at: number; link?: string }[])
      .filter(({ at, link }) => at >= since && link !== undefined)
      .map(({ at, link }) => `${at} ${link}`)
  const expected = [
    ...(await notices('/stock/case/notice?channelId=CC02', bought)),
    ...(await notices('/stock/case/notice?channelId=CC03', bought)),
    ...(await notices('/recommend/stock/notice/pool?columnId=RC02', bought)),
    ...(await notices('/recommend/stock/notice/pool?columnId=RC01', openAt)),
  ]
  expect(expected.length).toBeGreaterThan(5)
  const got = before.filter(({ path }) => /\/case\/stock|\/pool\//.test(path)).map(({ at, path }) => `${at} ${path}`)
  expect(got.toSorted()).toEqual(expected.toSorted())
  expect(new Set(before.map(({ id }) => id)).size).toBe(before.length)
  // A spreadsheet takes them for no number.
  expect(before.filter(({ id, symbol = 'SH' }) => !/[A-Za-z-]/.test(id) || !/^[A-Z]/.test(symbol))).toEqual([])
  expect(before.map(({ at }) => at)).toEqual(before.map(({ at }) => at).toSorted((a, b) => b - a))
  for (const advice of before) {
    expect(advice).toMatchObject({ certNo: expect.stringMatching(/^示例/), publisher: expect.stringMatching(/老师/) })
    expect(advice.validUntil).toBeGreaterThanOrEqual(advice.at)
  }
  // 140 days of service are left: after them nothing of it is gone, and nothing of CC02 came later.
  const end = service.now() + 141 * DAY
  service.wait(200 * DAY)
  const again = await service.login(MEMBER)
  const later = await all(again.accessToken)
  const ids = new Set(later.map(({ id }) => id))
  expect(before.filter(({ id }) => !ids.has(id))).toEqual([])
  expect(later.filter(({ at, title }) => at > end && title.startsWith('行业轮动案例'))).toEqual([])
})

it('an invalid month is rejected, a month without advice is empty', async () => {
  const { accessToken } = await service.login(MEMBER)
  for (const month of ['2026-13', '26-01', "'", '']) {
    const { body } = await service.get(`/ra-customer/get?month=${encodeURIComponent(month)}`, accessToken)
    expect([month, body.code]).toEqual([month, 40003])
  }
  expect((await service.get('/ra-customer/get?month=1999-01', accessToken)).body.data).toMatchObject({
    list: [],
    total: 0,
  })
})
