import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { StockCase } from '#api/shapes/stock-case.ts'
import { openTools, type Tools } from '#test/sweep/sweep.ts'

/** Has bought what opens CC02 and CC03. */
const MEMBER = '13800000007'
const TRADING = Date.parse('2026-11-23T10:20:00+08:00')

let tools: Tools
beforeAll(async () => void (tools = await openTools(/case/)), 60_000)
beforeEach(async () => {
  vi.setSystemTime(TRADING)
  await tools.environment.reset()
})

async function open(path: string) {
  tools.phone.wipe({ ...(await member()), openId: 'o-1' })
  tools.phone.open(path)
  await stand()
}
/** What comes later, code among it, is there. */
async function stand() {
  await tools.phone.settle()
  await vi.dynamicImportSettled()
  await tools.phone.settle()
}
const member = async () => (await tools.environment.login(MEMBER)) as { accessToken: string }
const ask = async <T>(path: string) => (await tools.environment.ask((await member()).accessToken, path)) as T
/** The next answers of the service, all of them by default. */
const answer = (path: string, data: unknown, times = 0) =>
  tools.environment.break({
    path,
    kind: 'body',
    times,
    text: JSON.stringify({ code: 0, message: 'ok', data }),
    type: 'application/json',
  })
const words = () => tools.phone.words()
const button = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('#root button')].find(({ textContent }) => textContent === name)
/** Those of 入选与出池, newest first. */
const signals = () =>
  [...document.querySelectorAll('#root a[href^="/stock/"]')]
    .map(({ textContent }) => textContent ?? '')
    .filter((text) => /^(?:入选|出池) /.test(text))

it('marks what came while the channel was open, and nothing else', async () => {
  const all = Object.values(await ask<Record<string, { id: string }>>('/stock/case/signal?channelId=CC02'))
  await answer('/stock/case/signal', all.slice(1), 2)
  await open('/case/channel/CC02')
  expect(signals()).toHaveLength(all.length - 1)
  expect(signals().filter((each) => each.endsWith('新'))).toEqual([])
  await tools.phone.wait(21_000)
  await stand()
  expect(signals()).toHaveLength(all.length)
  expect(signals().map((each) => each.endsWith('新'))).toEqual(all.map((_, at) => at === 0))
})

it('shows older signals below those that are there, to the first one, and says why it could not', async () => {
  await open('/case/channel/CC02')
  const first = signals()
  await tools.environment.break({ path: '/stock/case/signal', kind: 'status', value: 503 })
  button('更早的记录')?.click()
  await stand()
  expect(words()).toContain('服务繁忙，请稍后再试')
  expect(signals()).toEqual(first)
  for (let page = 1; button('更早的记录') && page < 20; page += 1) {
    button('更早的记录')?.click()
    await stand()
  }
  expect(button('更早的记录')).toBeUndefined()
  expect(signals().slice(0, first.length)).toEqual(first)
  expect(signals().length).toBeGreaterThan(first.length)
  expect(new Set(signals()).size).toBe(signals().length)
})

it('shows what the analyst wrote, with the number of who wrote it', async () => {
  await open('/case/channel/CC02')
  const messages = Object.values(await ask<Record<string, { text: string }>>('/stock/case/chat/list?channelId=CC02'))
  expect(messages.length).toBeGreaterThan(0)
  for (const { text } of messages) expect(words()).toMatch(new RegExp(`${text}[^登]+登记编号 示例`))
})

it('a case runs out while it is open: grey, said so, and shared no more', async () => {
  const { list } = await ask<{ list: StockCase[] }>('/stock/case/list?status=CURRENT&pageSize=50')
  const running = list.find(({ channelId }) => channelId === 'CC02')
  if (!running) throw new Error('nothing runs in CC02')
  const found = await ask<StockCase>(`/stock/case/info?caseId=${running.caseId}`)
  await answer('/stock/case/info', { ...found, validUntil: Date.now() + 20_000 })
  await open(`/case/stock/${running.caseId}`)
  expect(document.querySelector('[data-over]')).toBeNull()
  expect(tools.phone.card()).toMatchObject({ title: '案例复盘' })
  const asked = tools.environment.requests().filter(({ path }) => path === '/stock/case/info').length
  await tools.phone.wait(25_000)
  await stand()
  expect(document.querySelector('[data-over] [role=status]')?.textContent).toMatch(/^建议已失效（\d{4}-\d\d-\d\d）$/)
  expect(tools.phone.card()).toBeNull()
  expect(tools.environment.requests().filter(({ path }) => path === '/stock/case/info')).toHaveLength(asked)
})
