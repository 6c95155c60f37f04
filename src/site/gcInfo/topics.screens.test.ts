import { expect, it } from 'vitest'
import { openScreens } from '#test/sweep/screens.ts'
import { loadSanitizer } from '#ui/prose/sanitize.ts'

const { open, answer, press, until, words } = await openScreens(/gcInfo/)
await loadSanitizer()

it('a topic between # marks is highlighted in the company’s news list', async () => {
  const list = [{ id: 'GW1-001', title: '标题', brief: '看 #量能# 的变化', source: '示例', publishedAt: 1 }]
  await answer('/public/getNewsList', { list, total: 1, pageNo: 1, pageSize: 20 }, 0)
  await open('/gcInfo')
  const mark = await until(() => document.querySelector('#root main mark'))
  expect(mark.textContent).toBe('#量能#')
})

it('a term in the company’s news is explained in place, but not inside the name of a stock', async () => {
  const stocks = [{ symbol: 'SH600901', name: '商誉科技' }]
  const piece = { id: 'GW1-001', title: '标题', source: '示例', publishedAt: 1, stocks }
  await answer('/public/getNewsInfo', { ...piece, contentHtml: '<p>商誉科技的市盈率</p>' }, 0)
  await open('/gcInfo/detail?id=GW1-001')
  await press('市盈率')
  await until(() => words().includes('股价除以每股收益。'))
  expect([...document.querySelectorAll('[data-term]')].map(({ textContent }) => textContent)).toEqual(['市盈率'])
})
