import { expect, it } from 'vitest'
import { openScreens } from '#test/sweep/screens.ts'

/** A customer with an answer in a chat; one without messages. */
const [ANSWERED, SILENT] = ['13800000002', '13800000004']

const { environment, words, until, open, press } = await openScreens(/chat/)

it('each answer opens its message, highlighted among its neighbours and on to the end', async () => {
  await open('/me/reply', { as: ANSWERED })
  const [row] = document.querySelectorAll<HTMLElement>('ul[aria-label=回复我的] a')
  const [, answer = '', question = ''] = /(?:昨天|今天 \d\d:\d\d)(.+)回复：(.+)$/.exec(row?.textContent ?? '') ?? []
  expect(row?.textContent).toContain('登记编号 示例')
  expect(answer).not.toBe('')
  await press(row)
  expect(location.pathname + location.search).toMatch(/^\/chat\/CR02\?at=/)
  const around = [...document.querySelectorAll('ol[aria-label=消息上下文] > li')]
  expect(around.length).toBeGreaterThan(5)
  const [marked, ...more] = around.filter((each) => each.getAttribute('aria-current') === 'location')
  expect(more).toEqual([])
  expect(marked?.textContent).toContain(answer)
  expect(around[around.indexOf(marked as Element) - 1]?.textContent).toContain(question)
  await press('回到最新')
  expect(location.search).toBe('')
  expect(document.querySelector('[role=log]')).not.toBeNull()
})

it('25: a message recalled while it is open becomes a tombstone', async () => {
  await open('/chat/CR02?at=CR02-0080', { as: ANSWERED })
  const sought = () => document.querySelector('[aria-label=消息上下文] > [aria-current]')?.textContent ?? ''
  expect(sought()).not.toContain('消息已撤回')
  await environment.control('/room/recall', { messageId: 'CR02-0080' })
  await until(() => sought().includes('消息已撤回'), 30_000)
})

it('a deleted message is reported; the first one of a chat can be opened', async () => {
  await open('/chat/CR02?at=CR02-9999', { as: ANSWERED })
  expect(document.querySelector('ol[aria-label=消息上下文]')).toBeNull()
  expect(words()).toMatch(/不在聊天记录中|重试|参数/)
  await open('/chat/CR02?at=CR02-0001', { as: ANSWERED })
  const [first] = document.querySelectorAll('ol[aria-label=消息上下文] > li')
  expect(first?.getAttribute('aria-current')).toBe('location')
})

it('reports that there are no answers, and explains a failed load', async () => {
  await open('/me/reply', { as: SILENT })
  expect(words()).toContain('还没有人回复您')
  await environment.break({ path: '/chat_dialog/list/reply-me', kind: 'status', value: 503, times: 0 })
  await open('/me/reply', { as: ANSWERED })
  expect(words()).toContain('服务繁忙，请稍后再试')
})
