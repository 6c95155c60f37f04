import { expect, test } from 'vitest'
import { openScreens } from '#test/sweep/screens.ts'

const CUSTOMER = '13800000004'
const SEARCH = '/stock-score/stock-list'

const { environment, words, wait, until, untilIdle, open, press, type, requests } = await openScreens(/stock/)

const write = (text: string) => type(document.querySelector('input'), text)
/** Until the search has run and returned. */
async function look(text: string) {
  write(text)
  await wait(300)
  await untilIdle()
}
const rows = () =>
  [
    ...document.querySelectorAll('section[aria-label=搜索结果] button, section[aria-label=搜索结果] [class*=title]'),
  ].map((each) => each.textContent ?? '')
const adding = () => [...document.querySelectorAll<HTMLElement>('section[aria-label=搜索结果] button')]
const asked = () => requests(SEARCH).length

test.each([
  ['a guest', undefined],
  ['a customer', CUSTOMER],
])('%s finds stocks by name, initials and code, and adds one once', async (_, mobile) => {
  await open('/stock-search', { as: mobile })
  expect(words()).toContain('输入股票代码、拼音首字母或名称')
  const spellings = [
    '600901.SH',
    'sh.600901',
    'sh 600901',
    'ＳＨ６００９０１',
    '江岸 食品',
    '江岸食品。',
    '“江岸食品（600901）”',
  ]
  for (const text of [
    '江岸',
    'jasp',
    '600901',
    'SH600901',
    '\u200b600901\u3000',
    '$江岸食品(SH600901)$',
    ...spellings,
  ]) {
    await look(text)
    expect([text, rows()[0]]).toEqual([text, '江岸食品'])
  }
  await press(/^添加/)
  expect(words()).toContain('已添加 ✓')
  expect(localStorage.getItem('guestStocks') !== null).toBe(mobile === undefined)
})

test('requests 250 ms after the last letter, with the latest text', async () => {
  await open('/stock-search')
  for (const text of ['江', '江岸', '江岸食', '北辰']) {
    write(text)
    await wait(100)
  }
  expect(asked()).toBe(0)
  await wait(300)
  await untilIdle()
  expect(asked()).toBe(1)
  expect(rows()[0]).toBe('北辰能源')
})

test('a late answer to an earlier text is not shown', async () => {
  await open('/stock-search')
  await environment.break({ path: SEARCH, kind: 'latency', value: 2_000 })
  write('江岸')
  await wait(400)
  await look('北辰')
  await wait(3_000)
  expect(rows()[0]).toBe('北辰能源')
})

test('reports no results and failures; a complete code can still be added', async () => {
  await open('/stock-search')
  await look('没有这样的')
  expect(words()).toContain('未找到相关股票')
  await environment.break({ path: SEARCH, kind: 'status', value: 503, times: 0 })
  await look('江岸食品')
  expect(document.querySelector('[role=alert]')).toBeTruthy()
  await look('600901')
  expect(rows()[0]).toBe('江岸食品')
})

test('two stocks are added one right after the other', async () => {
  await open('/stock-search', { as: CUSTOMER })
  await look('食品')
  await environment.break({ path: '/stock/my/add', kind: 'latency', value: 2_000, times: 0 })
  const [first, second] = adding()
  first?.click()
  await wait(100)
  second?.click()
  await wait(100)
  expect(requests('/stock/my/add')).toHaveLength(2)
  await untilIdle()
})

test('an added stock cannot be added again while the list is read anew', async () => {
  await open('/stock-search', { as: CUSTOMER })
  await look('食品')
  await environment.break({ path: '/stock/my/list', kind: 'latency', value: 2_000, times: 0 })
  const before = requests('/stock/my/list').length
  adding()[0]?.click()
  await until(() => requests('/stock/my/list').length > before)
  await wait(500)
  expect(adding()[0]?.getAttribute('aria-busy')).toBe('true')
  await untilIdle()
  expect(words()).toContain('已添加 ✓')
})

test('the word in place of the pressed button has the focus', async () => {
  await open('/stock-search')
  await look('江岸')
  adding()[0]?.focus()
  await press(/^添加/)
  expect(document.activeElement?.textContent).toBe('已添加 ✓')
})

test('a guest’s list is limited to fifty', async () => {
  const list = Array.from({ length: 50 }, (_, index) => ({ symbol: `SH${609001 + index}`, name: `示例${index}` }))
  await open('/stock-search', { kept: { guestStocks: JSON.stringify(list) } })
  await look('江岸')
  await press(/^添加/)
  expect(words()).not.toContain('已添加')
  expect(JSON.parse(localStorage.getItem('guestStocks') ?? '[]')).toHaveLength(50)
})
