import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadSanitizer } from '#ui/prose/sanitize.ts'
import { openTools, type Tools } from '#test/sweep/sweep.ts'

/** The talk of a room on a line without a gateway: by questions alone, as behind a proxy that lets no socket through. */
const CUSTOMER = '13800000004'
const OTHER = '13800000002'
const MUTED = '13800000003'

/** A connection that never opens. */
class Silent {
  close() {}
}

let tools: Tools
beforeAll(async () => {
  await loadSanitizer()
  tools = await openTools(/live/)
  await import('./room-talk.tsx')
}, 60_000)
beforeEach(async () => {
  await tools.environment.reset()
  vi.stubGlobal('WebSocket', Silent)
})

async function open(mobile: string | undefined, path = '/live/LR01') {
  const { environment, phone } = tools
  const tokens = mobile === undefined ? {} : ((await environment.login(mobile)) as Record<string, string>)
  phone.wipe({ ...tokens, openId: 'o-1' })
  phone.open(path)
  await phone.settle()
  await phone.settle()
}
const words = () => tools.phone.words()
const bubbles = () => [...document.querySelectorAll('[role=log] li')].map(({ textContent }) => textContent ?? '')
const field = () => document.querySelector<HTMLTextAreaElement>('textarea')
async function say(text: string) {
  const { fireEvent } = await import('@testing-library/dom')
  const typed = field()
  if (!typed) throw new Error(`nowhere to type in ${words()}`)
  fireEvent.change(typed, { target: { value: text } })
  fireEvent.keyDown(typed, { key: 'Enter' })
  await tools.phone.settle()
  await tools.phone.wait(300)
}
/** Somebody else says something, by the call. */
async function another(text: string, clientId: string) {
  const { accessToken } = (await tools.environment.login(OTHER)) as { accessToken: string }
  await tools.environment.ask(accessToken, '/chat_dialog/send', { chatId: 'LC01', kind: 'TEXT', text, clientId })
}

it('shows what was said, teachers with their number, and what others say is there within five seconds', async () => {
  await open(CUSTOMER)
  expect(bubbles().length).toBeGreaterThan(20)
  expect(bubbles().join()).toMatch(/投资顾问 · 登记编号/)
  await another('我也来听课', 'x1')
  await tools.phone.wait(8_500)
  expect(bubbles().at(-1)).toContain('我也来听课')
  expect(document.querySelector('[role=log] ~ [role=status]')?.textContent).toBe('1条新消息')
})

it('what the customer says stands there at once, once, as theirs', async () => {
  await open(CUSTOMER)
  await say('老师晚上好')
  expect(bubbles().at(-1)).toMatch(/^.*我.*老师晚上好/)
  await tools.phone.wait(8_000)
  expect(bubbles().filter((each) => each.includes('老师晚上好'))).toHaveLength(1)
  expect(field()?.value).toBe('')
  await open(CUSTOMER)
  expect(bubbles().at(-1)).toMatch(/我.*老师晚上好/)
})

it.each([
  ['a masked word is shown as stars', '一定翻倍', /一定\*\*/],
  ['what could be markup is text', '<img src=x onerror=alert(1)>', /<img src=x onerror=alert\(1\)>/],
] as const)('%s', async (_, text, seen) => {
  await open(CUSTOMER)
  await say(text)
  await tools.phone.wait(6_000)
  expect(bubbles().at(-1)).toMatch(seen)
})

it.each([
  ['too fast', '太快了', '发言太快了'],
  ['a way to contact', '加我微信 abc12345', '请勿发布联系方式'],
] as const)('what is refused goes back to where it was typed: %s', async (_, text, why) => {
  await open(CUSTOMER)
  if (why === '发言太快了') await say('第一句')
  await say(text)
  expect(words()).toContain(why)
  expect(field()?.value).toBe(text)
  expect(bubbles().filter((each) => each.includes(text))).toEqual([])
})

it('an answer that is lost is asked for once more; lost twice it can be sent again, and is there once', async () => {
  await open(CUSTOMER)
  await tools.environment.break({ path: '/chat_dialog/send', kind: 'drop', when: 'after', times: 2 })
  await tools.environment.break({ path: '/chat_dialog/list', kind: 'status', value: 503, times: 0 })
  await say('信号不好')
  await tools.phone.wait(5_000)
  expect(bubbles().at(-1)).toContain('未发出，点此重发')
  const again = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === '未发出，点此重发')
  again?.click()
  await tools.phone.settle()
  expect(words()).not.toContain('未发出')
  expect(bubbles().filter((each) => each.includes('信号不好'))).toHaveLength(1)
})

it('who may not speak reads on, and the words are kept', async () => {
  await open(MUTED)
  await say('能听到吗')
  expect(words()).toContain('您已被禁言')
  expect(bubbles().length).toBeGreaterThan(20)
  expect(field()?.disabled).toBe(true)
  expect(field()?.value).toBe('能听到吗')
})

it('a talk that does not come is a card with a retry, beside a room that stands', async () => {
  await tools.environment.break({ path: '/chat_dialog/list', kind: 'status', value: 503, times: 1 })
  await open(CUSTOMER)
  expect(words()).toContain('服务繁忙，请稍后再试')
  expect(words()).toContain('人在看')
  // The picture does not play here, and has one of its own.
  const retry = document.querySelector<HTMLElement>('[role=tabpanel] [role=alert] button')
  retry?.click()
  await tools.phone.settle()
  await tools.phone.wait(300)
  expect(bubbles().length).toBeGreaterThan(20)
})

it('a guest is asked to sign in, and hears nothing of the talk', async () => {
  await open(undefined)
  expect(words()).toContain('登录后观看直播')
  expect(tools.environment.requests().some(({ path }) => path === '/chat_dialog/list')).toBe(false)
})
