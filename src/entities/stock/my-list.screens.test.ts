import { expect, it } from 'vitest'
import { openScreens } from '#test/sweep/screens.ts'

const { environment, words, until, wait, open, find, type, requests } = await openScreens(/stock/)

it('a stock that was not added can be added again at once, before the list is read anew', async () => {
  await open('/stock-search', { as: '13800000004' })
  type(document.querySelector('input'), '江岸食品')
  const add = await until(() => find(/^添加江岸食品/))
  await environment.break({ path: '/stock/my/add', kind: 'status', value: 503 })
  await environment.break({ path: '/stock/my/list', kind: 'latency', value: 2_000, times: 0 })
  const before = requests('/stock/my/list').length
  add.click()
  await until(() => requests('/stock/my/list').length > before)
  await wait(500)
  expect(add.getAttribute('aria-busy')).not.toBe('true')
  add.click()
  await until(() => words().includes('已添加 ✓'), 10_000)
  expect(requests('/stock/my/add')).toHaveLength(2)
})
