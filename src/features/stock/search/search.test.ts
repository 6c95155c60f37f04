import { beforeAll, beforeEach, expect, test } from 'vitest'
import { openTools, type Tools } from '#test/sweep/sweep.ts'

const CUSTOMER = '13800000004'
const SEARCH = '/stock-score/stock-list'

let tools: Tools
beforeAll(async () => {
  tools = await openTools(/stock/)
}, 60_000)
beforeEach(() => tools.environment.reset())

async function open(mobile?: string, kept: Record<string, string> = {}) {
  const { environment, phone } = tools
  const tokens = mobile === undefined ? {} : ((await environment.login(mobile)) as Record<string, string>)
  phone.wipe({ ...tokens, ...kept, openId: 'o-1' })
  phone.open('/stock-search')
  await phone.settle()
}
function type(text: string) {
  const field = document.querySelector('input')
  if (!field) throw new Error('no field')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
/** Until it is looked for, and found. */
async function look() {
  await tools.phone.wait(300)
  await tools.phone.settle()
}
const rows = () =>
  [
    ...document.querySelectorAll('section[aria-label=搜索结果] button, section[aria-label=搜索结果] [class*=title]'),
  ].map((each) => each.textContent ?? '')
const asked = () => tools.environment.requests().filter(({ path }) => path === SEARCH).length
const words = () => tools.phone.words()

test.each([
  ['a guest', undefined],
  ['a customer', CUSTOMER],
])('%s finds by name, initials and code, and adds once', async (_, mobile) => {
  await open(mobile)
  expect(words()).toContain('输入股票代码、拼音首字母或名称')
  for (const text of ['江岸', 'jasp', '600901', 'SH600901']) {
    type(text)
    await look()
    expect([text, rows()[0]]).toEqual([text, '江岸食品'])
  }
  ;[...document.querySelectorAll('button')].find((each) => each.textContent?.startsWith('添加'))?.click()
  await tools.phone.settle()
  expect(words()).toContain('已添加 ✓')
  expect(localStorage.getItem('guestStocks') !== null).toBe(mobile === undefined)
})

test('asks a quarter of a second after the last letter, and for the last words', async () => {
  await open()
  for (const text of ['江', '江岸', '江岸食', '北辰']) {
    type(text)
    await tools.phone.wait(100)
  }
  expect(asked()).toBe(0)
  await look()
  expect(asked()).toBe(1)
  expect(rows()[0]).toBe('北辰能源')
})

test('an earlier answer that comes late is not shown', async () => {
  await open()
  await tools.environment.break({ path: SEARCH, kind: 'latency', value: 2_000 })
  type('江岸')
  await tools.phone.wait(400)
  type('北辰')
  await look()
  await tools.phone.wait(3_000)
  expect(rows()[0]).toBe('北辰能源')
})

test('says what is not found and what failed; a whole code can be added all the same', async () => {
  await open()
  type('没有这样的')
  await look()
  expect(words()).toContain('未找到相关股票')
  await tools.environment.break({ path: SEARCH, kind: 'status', value: 503, times: 0 })
  type('江岸食品')
  await look()
  expect(document.querySelector('[role=alert]')).toBeTruthy()
  type('600901')
  await look()
  expect(rows()[0]).toBe('江岸食品')
})

test('a guest has fifty at most', async () => {
  const list = Array.from({ length: 50 }, (_, index) => ({ symbol: `SH${609001 + index}`, name: `示例${index}` }))
  await open(undefined, { guestStocks: JSON.stringify(list) })
  type('江岸')
  await look()
  ;[...document.querySelectorAll('button')].find((each) => each.textContent?.startsWith('添加'))?.click()
  await tools.phone.settle()
  expect(words()).not.toContain('已添加')
  expect(JSON.parse(localStorage.getItem('guestStocks') ?? '[]')).toHaveLength(50)
})
