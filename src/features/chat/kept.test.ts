import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { openTools, type Tools } from '#test/sweep/sweep.ts'

/** A member, whose services open a chat. */
const MEMBER = '13800000007'

let tools: Tools
beforeAll(async () => {
  tools = await openTools(/chat/)
  await import('./chat-talk.tsx')
  await import('./kept.tsx')
}, 60_000)
beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory()
  await tools.environment.reset()
  const tokens = (await tools.environment.login(MEMBER)) as Record<string, string>
  tools.phone.wipe({ ...tokens, openId: 'o-1' })
})

async function open(path: string) {
  tools.phone.open(path)
  for (let n = 0; n < 3; n += 1) {
    await tools.phone.settle()
    await tools.phone.wait(2_000)
  }
}
const words = () => tools.phone.words()
const kept = () =>
  [...document.querySelectorAll('ol[aria-label=保存的消息] > li')].map(({ textContent }) => textContent)

it('the last hundred are there without a network, with their date', async () => {
  await open('/chat/CR01')
  const newest = [...document.querySelectorAll('[role=log] li')].at(-1)?.getAttribute('data-message')
  expect(newest).toBe('CR01-0120')
  await tools.environment.break({ path: '/chat_*', kind: 'drop', times: 0 })
  await open('/chat/CR01')
  expect(words()).toMatch(/当前离线，以下为\d\d-\d\d \d\d:\d\d保存的内容/)
  expect(kept()).toHaveLength(100)
  expect(kept().at(-1)).toContain('登记编号')
  expect(document.querySelector('textarea')).toBe(null)
})

it('nothing is kept of a chat that was closed', async () => {
  await open('/chat/CR01')
  await tools.environment.break({ path: '/chat_dialog/list', kind: 'code', value: 40301, text: '暂无权限' })
  await open('/chat/CR01')
  await tools.environment.break({ path: '/chat_*', kind: 'drop', times: 0 })
  await open('/chat/CR01')
  expect(kept()).toEqual([])
  expect(document.querySelector('[role=alert]')?.textContent).toContain('重试')
})
