import { expect, test } from 'vitest'
import { openScreens, TRADING } from '#test/sweep/screens.ts'
import { factsOf, toStations } from './chain.words.ts'

const CUSTOMER = '13800000004'
const INFO = '/chain/info'

const { environment, phone, words, wait, until, open, go, press, find, answer, requests } = await openScreens(/chain/, {
  at: TRADING,
  database: true,
})

const blocks = () => [...document.querySelectorAll('section[aria-label=三段与各组平均涨跌] button')]
const companies = (group: string) => document.querySelectorAll(`ul[aria-label="${group}"] > li`).length

test('six chains link to their three stations; blocks and list show the same groups', async () => {
  await open('/chain', { as: CUSTOMER })
  expect(document.querySelectorAll('main a[href^="/chain/"]')).toHaveLength(6)
  await press(/^食品产业链/)
  expect(location.pathname).toBe('/chain/CH01')
  expect([...document.querySelectorAll('main h2')].map((each) => each.textContent)).toEqual([
    '上上游',
    '中中游',
    '下下游',
  ])
  await until(() => blocks().every((block) => /[+−]?\d+\.\d\d%$/.test(block.textContent)))
  const named = (each: Element) => /^[上中下]?(\D+?) ?\d+家/.exec(each.textContent)?.[1]
  expect([...document.querySelectorAll('main h3')].map(named)).toEqual(blocks().map(named))
  expect(words()).toContain('成熟 · 7组')
  expect(words()).toContain('块高按段内公司数，涨跌为组平均；只示先后，不示供货关系')
  expect(words()).toContain('不构成投资建议')
  expect(words()).toMatch(/截至 11-23 10:\d\d/)
})

test('one group is open, a block opens another, and a company links to its page', async () => {
  await open('/chain/CH01', { as: CUSTOMER })
  expect(companies('农产品原料')).toBe(8)
  await press(find(/^食品加工/))
  expect([companies('农产品原料'), companies('食品加工')]).toEqual([0, 10])
  expect(document.querySelector('ul[aria-label=食品加工] a')?.getAttribute('href')).toMatch(/^\/stock\/S[HZ]\d{6}$/)
  const line = () => document.querySelector<HTMLElement>('main h3 [aria-expanded=true]')
  await press(line())
  expect(line()).toBeNull()
})

test('the share card names the chain and no figure', async () => {
  await open('/chain/CH02', { as: CUSTOMER })
  expect(phone.card()).toMatchObject({ title: '家用电器产业链', desc: expect.not.stringMatching(/\d/) })
})

test.each(['/chain/none', '/chain/..%2F', `/chain/${'x'.repeat(64)}`])('%s does not exist', async (path) => {
  await open(path, { as: CUSTOMER })
  expect(document.querySelector('main a[href="/chain"]') ?? document.querySelector('[role=alert]')).toBeTruthy()
})

test('an answer without groups, or a list without chains, says so and links onwards', async () => {
  await answer(INFO, { nodes: [], asOf: TRADING })
  await open('/chain/CH01', { as: CUSTOMER })
  expect(words()).toContain('该产业链暂无资料')
  await answer('/chain/list', [])
  await open('/chain', { as: CUSTOMER })
  expect(words()).toContain('暂无产业链')
})

test('a failure can be retried; offline the dated copy is shown', async () => {
  await environment.break({ path: INFO, kind: 'status', value: 503 })
  await open('/chain/CH01', { as: CUSTOMER })
  expect(words()).toContain('服务繁忙，请稍后再试')
  await press('重试')
  expect(blocks()).toHaveLength(7)
  await wait(3_000)
  await environment.break({ path: '/*', kind: 'drop', times: 0 })
  await go('/chain/CH01')
  expect(blocks()).toHaveLength(7)
  expect(words()).toContain('当前离线')
})

test('a guest is sent to the login, and nothing is requested', async () => {
  await open('/chain/CH01', { place: 'outside' })
  expect(requests(INFO)).toEqual([])
  expect(words()).not.toContain('农产品原料')
})

test('a suspended company is left out of the mean, and one in two groups is counted once', () => {
  const stock = (symbol: string) => ({ symbol, name: symbol })
  const info = {
    asOf: 0,
    nodes: [
      { name: '甲', level: 'UP', stocks: [stock('SH600901'), stock('SH600902')] },
      { name: '乙', level: 'UP', stocks: [stock('SH600902')] },
    ],
  } as Parameters<typeof factsOf>[0]
  expect(factsOf(info, '成熟')).toBe('成熟 · 2组2家')
  expect(toStations(info, new Map())[0]?.groups.map(({ mean }) => mean)).toEqual(['--', '--'])
})
