import { expect, it, onTestFinished, vi } from 'vitest'
import type { StockCase } from '#api/shapes/stock-case.ts'
import { openScreens, TRADING } from '#test/sweep/screens.ts'

/** Owns CC02 and CC03. */
const MEMBER = '13800000007'

const { environment, phone, words, wait, until, untilIdle, open, go, find, press, requests, ask, answer } =
  await openScreens(/case/, { at: TRADING })

const read = async <T>(path: string) => (await ask(MEMBER, path)) as T
/** Those of 入选与出池, newest first. */
const signals = () =>
  [...document.querySelectorAll('#root a[href^="/stock/"]')]
    .map(({ textContent }) => textContent ?? '')
    .filter((text) => /^(?:入选|出池) /.test(text))

it('marks only what arrived while the channel was open', async () => {
  const all = Object.values(await read<Record<string, { id: string }>>('/stock/case/signal?channelId=CC02'))
  await answer('/stock/case/signal', all.slice(1), 2)
  await open('/case/channel/CC02', { as: MEMBER })
  expect(signals()).toHaveLength(all.length - 1)
  expect(signals().filter((each) => each.endsWith('新'))).toEqual([])
  await wait(21_000)
  await untilIdle()
  expect(signals()).toHaveLength(all.length)
  expect(signals().map((each) => each.endsWith('新'))).toEqual(all.map((_, at) => at === 0))
})

it('vibrates on new records only if switched on', async () => {
  const shaken = vi.fn(() => true)
  Object.assign(navigator, { vibrate: shaken })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'vibrate'))
  const all = Object.values(await read<Record<string, { id: string }>>('/stock/case/signal?channelId=CC02'))
  for (const wished of [false, true]) {
    await environment.reset()
    await answer('/stock/case/signal', all.slice(1), 2)
    await open('/case/channel/CC02', { as: MEMBER })
    if (wished) await press('有新记录时震动')
    await until(() => signals().length === all.length)
    await untilIdle()
    expect(shaken).toHaveBeenCalledTimes(wished ? 1 : 0)
  }
})

it('offers the vibration switch only where supported, and stores the choice', async () => {
  await open('/case/channel/CC02', { as: MEMBER })
  expect(find('有新记录时震动')).toBeUndefined()
  Object.assign(navigator, { vibrate: () => true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'vibrate'))
  const isOn = () => find('有新记录时震动')?.querySelector('input')?.checked
  await go('/case/channel/CC02')
  expect(isOn()).toBe(false)
  await press('有新记录时震动')
  await go('/case/channel/CC02')
  expect(isOn()).toBe(true)
})

it('signals are polled every 10 s also while the trading state is unknown', async () => {
  await environment.break({ path: '/quotes/v1/*', kind: 'status', value: 503, times: 0 })
  await open('/case/channel/CC02', { as: MEMBER })
  const before = requests('/stock/case/signal').length
  await wait(61_000)
  expect(requests('/stock/case/signal').length - before).toBe(6)
})

it('a buy signal shows its validity, and that it has expired or was closed', async () => {
  type Signal = { id: string; side: string; validUntil?: number }
  const all = Object.values(await read<Record<string, Signal>>('/stock/case/signal?channelId=CC02'))
  const [bought, ...others] = all.filter(({ side }) => side === 'BUY')
  if (!bought) throw new Error('nothing was bought')
  await answer('/stock/case/signal', [{ ...bought, validUntil: Date.now() + 20_000 }, ...others], 0)
  await open('/case/channel/CC02', { as: MEMBER })
  const over = () => [...document.querySelectorAll('#root [data-over]')].map(({ textContent }) => textContent)
  await until(() => signals()[0]?.includes('有效至 2026-11-23'))
  const before = over().length
  await wait(20_000)
  await until(() => over().length > before)
  expect(over()[0]).toMatch(/^入选 .*建议已失效（2026-11-23）已失效$/)
  // The service dates the end of each: of those that have left the channel by then.
  expect(others.every(({ validUntil }) => validUntil !== undefined)).toBe(true)
})

it('loads older signals down to the first, and explains a failure', async () => {
  await open('/case/channel/CC02', { as: MEMBER })
  const first = signals()
  await environment.break({ path: '/stock/case/signal', kind: 'status', value: 503 })
  await press('更早的记录')
  expect(words()).toContain('服务繁忙，请稍后再试')
  expect(signals()).toEqual(first)
  await press('重试')
  for (let page = 1; find('更早的记录') && page < 20; page += 1) {
    await press('更早的记录')
  }
  expect(find('更早的记录')).toBeUndefined()
  expect(signals().slice(0, first.length)).toEqual(first)
  expect(signals().length).toBeGreaterThan(first.length)
  expect(new Set(signals()).size).toBe(signals().length)
})

it('shows the analyst’s posts with their author’s registration number', async () => {
  await open('/case/channel/CC02', { as: MEMBER })
  const messages = Object.values(await read<Record<string, { text: string }>>('/stock/case/chat/list?channelId=CC02'))
  expect(messages.length).toBeGreaterThan(0)
  for (const { text } of messages) expect(words()).toMatch(new RegExp(`${text}[^登]+登记编号 示例`))
})

it('a case that expires while open is greyed out with a note, and can no longer be shared', async () => {
  const { list } = await read<{ list: StockCase[] }>('/stock/case/list?status=CURRENT&pageSize=50')
  const running = list.find(({ channelId }) => channelId === 'CC02')
  if (!running) throw new Error('nothing runs in CC02')
  const found = await read<StockCase>(`/stock/case/info?caseId=${running.caseId}`)
  await answer('/stock/case/info', { ...found, validUntil: Date.now() + 20_000 }, 0)
  await open(`/case/stock/${running.caseId}`, { as: MEMBER })
  expect(document.querySelector('[data-over]')).toBeNull()
  expect(phone.card()).toMatchObject({ title: '案例复盘' })
  const asked = requests('/stock/case/info').length
  await wait(25_000)
  await untilIdle()
  expect(document.querySelector('[data-over] [role=status]')?.textContent).toMatch(/^建议已失效（\d{4}-\d\d-\d\d）$/)
  expect(phone.card()).toBeNull()
  expect(requests('/stock/case/info')).toHaveLength(asked)
})

it('a row that expires while the list is open is greyed out with a note', async () => {
  const rows = Object.values(await read<Record<string, StockCase>>('/stock/case/pool/list?l1Id=L102'))
  const [first, ...others] = rows.filter(({ access }) => access.allowed)
  if (!first) throw new Error('nothing runs in L102')
  await answer('/stock/case/pool/list', [{ ...first, validUntil: Date.now() + 20_000 }, ...others], 0)
  await open('/case?kind=L102', { as: MEMBER })
  const over = () => [...document.querySelectorAll('#root [data-over]')].map(({ textContent }) => textContent)
  await until(() => words().includes('有效至 2026-11-23'))
  expect(over()).toEqual([])
  await wait(20_000)
  await until(() => over().length > 0)
  expect(over()).toEqual([expect.stringMatching(/建议已失效（2026-11-23）已失效/)])
})
