import { beforeAll, beforeEach, expect, it } from 'vitest'
import { openTools, type Tools } from '#test/sweep/sweep.ts'

/** Who asked in a chat and was answered; who said nothing anywhere. */
const [ANSWERED, SILENT] = ['13800000002', '13800000004']

let tools: Tools
beforeAll(async () => {
  tools = await openTools(/chat/)
  await import('./chat-talk.tsx')
  await import('./context.tsx')
}, 60_000)
beforeEach(() => tools.environment.reset())

async function open(path: string, mobile: string) {
  const tokens = (await tools.environment.login(mobile)) as Record<string, string>
  tools.phone.wipe({ ...tokens, openId: 'o-1' })
  tools.phone.open(path)
  await tools.phone.settle()
  await tools.phone.settle()
}
const words = () => tools.phone.words()
async function press(element: HTMLElement | null | undefined) {
  if (!element) throw new Error(`nothing to press in ${words()}`)
  element.click()
  await tools.phone.settle()
  await tools.phone.settle()
}

it('each answer leads to its place in the talk, marked among what was said around it, and on to its end', async () => {
  await open('/me/reply', ANSWERED)
  const [row] = document.querySelectorAll<HTMLElement>('ul[aria-label=回复我的] a')
  const [, answer = '', question = ''] = /(?:昨天|今天)(.+)回复：(.+)$/.exec(row?.textContent ?? '') ?? []
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
  await press([...document.querySelectorAll('button')].find(({ textContent }) => textContent === '回到最新'))
  expect(location.search).toBe('')
  expect(document.querySelector('[role=log]')).not.toBeNull()
})

it('a message that is no longer there says so; the first one of a chat is shown', async () => {
  await open('/chat/CR02?at=CR02-9999', ANSWERED)
  expect(document.querySelector('ol[aria-label=消息上下文]')).toBeNull()
  expect(words()).toMatch(/不在聊天记录中|重试|参数/)
  await open('/chat/CR02?at=CR02-0001', ANSWERED)
  const [first] = document.querySelectorAll('ol[aria-label=消息上下文] > li')
  expect(first?.getAttribute('aria-current')).toBe('location')
})

it('says that nobody answered, and why answers could not be had', async () => {
  await open('/me/reply', SILENT)
  expect(words()).toContain('还没有人回复您')
  await tools.environment.break({ path: '/chat_dialog/list/reply-me', kind: 'status', value: 503, times: 0 })
  await open('/me/reply', ANSWERED)
  expect(words()).toContain('服务繁忙，请稍后再试')
})
