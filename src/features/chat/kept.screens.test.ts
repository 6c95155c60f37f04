import { expect, it } from 'vitest'
import { openScreens } from '#test/sweep/screens.ts'

/** A member, whose services open a chat. */
const MEMBER = '13800000007'

const { environment, words, wait, until, open, go, ask } = await openScreens(/chat|live|benefits/, { database: true })

/** Opens the chat, and stays until it is saved. */
async function read() {
  await go('/chat/CR01')
  await wait(5_000)
}
const kept = () =>
  [...document.querySelectorAll('ol[aria-label=保存的消息] > li')].map(({ textContent }) => textContent)

it('the last hundred messages are readable offline, with their date', async () => {
  await open('/chat', { as: MEMBER })
  await read()
  const newest = [...document.querySelectorAll('[role=log] li[data-message]')].at(-1)?.getAttribute('data-message')
  expect(newest).toBe('CR01-0120')
  await environment.break({ path: '/chat_*', kind: 'drop', times: 0 })
  await read()
  expect(words()).toMatch(/暂时连不上，以下为\d\d-\d\d \d\d:\d\d保存的消息/)
  expect(kept()).toHaveLength(100)
  expect(kept().at(-1)).toContain('登记编号')
  expect(document.querySelector('textarea')).toBe(null)
})

it('a closed chat leaves no copy', async () => {
  await open('/chat', { as: MEMBER })
  await read()
  await environment.break({ path: '/chat_dialog/list', kind: 'code', value: 40301, text: '暂无权限' })
  await read()
  await environment.break({ path: '/chat_*', kind: 'drop', times: 0 })
  await read()
  expect(kept()).toEqual([])
  expect(document.querySelector('[role=alert]')?.textContent).toContain('重试')
})

/** A customer with an answered question in a chat, and prizes. */
const ANSWERED = '13800000002'

it('25: a recalled message is recalled in the saved copy of 回复我的 once its chat was opened', async () => {
  await open('/me/reply', { as: ANSWERED })
  await wait(3_000)
  const list: unknown = await ask(ANSWERED, '/chat_dialog/list/reply-me')
  const [{ messageId, chatId, text }] = list as [{ messageId: string; chatId: string; text: string }]
  expect(words()).toContain(text)
  await environment.control('/room/recall', { messageId })
  await go(`/chat/${chatId}`)
  await wait(5_000)
  await environment.break({ path: '/*', kind: 'drop', times: 0 })
  await go('/me/reply')
  await until(() => words().includes('消息已撤回'))
  expect(words()).not.toContain(text)
})

it.each([
  ['/chat', /圈子/],
  ['/me/reply', /回复：/],
  ['/me/prize', /投教笔记本待领取/],
  ['/me/goods', /投教笔记本/],
  ['/me/goods?id=PZ02', /帆布袋/],
  ['/chat/CR02/qa/QA01', /年报里的分红方案/],
])('%s is readable offline once seen, dated, and by nobody else', async (path, seen) => {
  await open(path, { as: ANSWERED })
  expect(words()).toMatch(seen)
  await wait(3_000)
  await environment.break({ path: '/*', kind: 'drop', times: 0 })
  await go(path)
  expect(words()).toMatch(seen)
  expect(words()).toMatch(/离线.*\d\d-\d\d \d\d:\d\d|截至/)
  await open(path, { as: MEMBER })
  expect(words()).not.toMatch(/回复：|待领取|帆布袋|年报里的分红方案|示例快递/)
})
