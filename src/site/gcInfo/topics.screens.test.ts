import { expect, it } from 'vitest'
import { openScreens } from '#test/sweep/screens.ts'

const { open, answer, until } = await openScreens(/gcInfo/)

it('a topic between # marks is highlighted in the company’s news list', async () => {
  const list = [{ id: 'GW1-001', title: '标题', brief: '看 #量能# 的变化', source: '示例', publishedAt: 1 }]
  await answer('/public/getNewsList', { list, total: 1, pageNo: 1, pageSize: 20 }, 0)
  await open('/gcInfo')
  const mark = await until(() => document.querySelector('#root main mark'))
  expect(mark.textContent).toBe('#量能#')
})
