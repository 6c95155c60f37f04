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

it('F4: who may not speak reads on, and the words are kept', async () => {
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

/** A connection that a test opens, speaks on and ends. */
class Line {
  static all: Line[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  constructor() {
    Line.all.push(this)
    setTimeout(() => {
      this.onopen?.()
      this.say({ t: 'online', d: { count: 3 } })
    }, 20)
  }
  say(frame: object) {
    this.onmessage?.({ data: JSON.stringify(frame) })
  }
  send() {
    this.say({ t: 'pong' })
  }
  close() {}
}
const lists = () => tools.environment.requests().filter(({ path }) => path === '/chat_dialog/list').length

it('F1: a connection that is killed is asked about within 15 s, and what came meanwhile is there once', async () => {
  vi.stubGlobal('WebSocket', Line)
  await open(CUSTOMER)
  await tools.phone.wait(1_000)
  const before = lists()
  await another('断线时说的话', 'k1')
  await tools.phone.wait(4_000)
  expect(lists()).toBe(before)
  Line.all.at(-1)?.onclose?.({ code: 1006 })
  await tools.phone.wait(15_000)
  await tools.phone.settle()
  expect(lists()).toBeGreaterThan(before)
  expect(bubbles().filter((each) => each.includes('断线时说的话'))).toHaveLength(1)
})

it('F7: hidden it asks for nothing; seen again it asks once for what came after the last message', async () => {
  vi.stubGlobal('WebSocket', Line)
  await open(CUSTOMER)
  await tools.phone.wait(1_000)
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await tools.phone.wait(31_000)
  const [before, lines] = [lists(), Line.all.length]
  await another('没人看的时候', 'h1')
  await tools.phone.wait(300_000)
  expect([lists(), Line.all.length]).toEqual([before, lines])
  seen.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await tools.phone.wait(1_000)
  await tools.phone.settle()
  seen.mockRestore()
  const asked = (await tools.environment.control('/journal?path=/chat_dialog/list')) as {
    query: { afterId?: string }
  }[]
  expect(lists()).toBe(before + 1)
  expect(asked.at(-1)?.query.afterId).toMatch(/^(?:LC01|m-)/)
  expect(bubbles().filter((each) => each.includes('没人看的时候'))).toHaveLength(1)
})

it('F6: a room that ends turns into the way to its recording, without a reload', async () => {
  vi.stubGlobal('WebSocket', Line)
  await open(CUSTOMER)
  await tools.phone.wait(1_000)
  const page = document.querySelector('#root main')
  for (const [status, sentence] of [
    ['PAUSED', '主播暂离，请稍候'],
    ['LIVE', ''],
    ['ENDED', '直播已结束'],
    ['REPLAY', '观看回放'],
  ] as const) {
    await tools.environment.control('/room/status', { roomId: 'LR01', status })
    Line.all.at(-1)?.say({ t: 'notice', d: { status } })
    await tools.phone.wait(status === 'REPLAY' ? 20_000 : 1_500)
    await tools.phone.settle()
    expect(words()).toContain(sentence)
    expect(document.querySelector('video') !== null).toBe(status === 'LIVE')
  }
  expect(document.querySelector('#root main')).toBe(page)
})

it('a message that was quoted is shown where it stands, and the way back leads to the newest', async () => {
  await open(CUSTOMER)
  const { accessToken } = (await tools.environment.login(OTHER)) as { accessToken: string }
  const oldest = await tools.environment.ask(accessToken, '/chat_dialog/list?chatId=LC01&limit=50')
  const [first] = (oldest['list'] as { messageId: string; text?: string }[]).slice(-1)
  await tools.environment.ask(accessToken, '/chat_dialog/send', {
    chatId: 'LC01',
    kind: 'TEXT',
    text: '说的是这一句',
    clientId: 'quoting',
    replyToId: first?.messageId,
  })
  await tools.phone.wait(8_500)
  const shown = vi.fn()
  Element.prototype.scrollIntoView = shown
  const quotes = [...document.querySelectorAll<HTMLElement>('[role=log] li')].at(-1)
  quotes?.querySelector<HTMLElement>('[class*=quote]')?.click()
  await tools.phone.wait(2_000)
  await tools.phone.settle()
  const target = shown.mock.contexts[0]
  expect(target instanceof Element && target.getAttribute('data-message')).toBe(first?.messageId)
})

it('a room says how much older there is, and brings it', async () => {
  await open(CUSTOMER)
  const before = bubbles().length
  const more = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === '查看更早的消息')
  if (!more) return expect(before).toBeLessThan(50)
  more.click()
  await tools.phone.settle()
  await tools.phone.wait(300)
  expect(bubbles().length).toBeGreaterThan(before)
})

/** What a message, a name or a notice must survive. */
const HOSTILE = [
  '<script>parent.hit=1</script>',
  '<img src=x onerror=parent.hit=1>',
  'javascript:parent.hit=1',
  '{{7*7}}',
  '\u202Etxt.exe',
  '\u0000',
  '\uD800',
  '字'.repeat(5_000),
  ' \n\n\n ',
  '<!--',
  ']]>',
  '"><svg onload=hit=1>',
  '__proto__',
  'constructor',
  '%00',
  '\\u003cscript\\u003e',
  'data:text/html,<script>hit=1</script>',
]

it('hostile texts in every field of a message, a name and a notice run nothing, and later ones are shown', async () => {
  vi.stubGlobal('WebSocket', Line)
  await open(CUSTOMER)
  await tools.phone.wait(1_000)
  const line = Line.all.at(-1)
  let n = 0
  const message = (over: object, sender: object = {}) => ({
    messageId: `x${(n += 1)}`,
    kind: 'TEXT',
    text: `第${n}句`,
    sender: { id: 'u', name: '乙', avatarUrl: '', role: 'USER', ...sender },
    sentAt: Date.now(),
    likeCount: 0,
    isLiked: false,
    ...over,
  })
  for (const text of HOSTILE) {
    for (const field of ['messageId', 'kind', 'text', 'chatId', 'clientId', 'mediaUrl']) {
      line?.say({ t: 'msg', d: message({ [field]: `${text}${field === 'messageId' ? n : ''}` }) })
    }
    for (const kind of ['IMAGE', 'VOICE', 'VIDEO', 'CARD', 'SYSTEM']) {
      line?.say({ t: 'msg', d: message({ kind, mediaUrl: text, text, card: { type: text, title: text, url: text } }) })
    }
    for (const field of ['id', 'name', 'avatarUrl', 'role', 'certNo']) {
      line?.say({ t: 'msg', d: message({}, { [field]: text }) })
    }
    line?.say({ t: 'msg', d: message({ replyTo: { messageId: text, brief: text }, sentAt: Number.NaN }) })
    line?.say({ t: 'msg', d: message({ replyTo: { messageId: text, brief: text }, sentAt: 8.64e15 + 1 }) })
    line?.say({ t: 'notice', d: { text, status: text } })
    await tools.phone.wait(300)
  }
  await tools.phone.settle()
  expect(document.querySelectorAll('#root script, #root [onerror], #root [onload]')).toHaveLength(0)
  const addresses = [...document.querySelectorAll('#root [href], #root [src]')]
  const bad = addresses.filter((each) =>
    /^(?:javascript|data:text)/i.test(each.getAttribute('href') ?? each.getAttribute('src') ?? ''),
  )
  expect([bad, tools.phone.crashes()]).toEqual([[], []])
  line?.say({ t: 'msg', d: message({ text: '之后的一句' }) })
  await tools.phone.wait(300)
  expect(bubbles().at(-1)).toContain('之后的一句')
})
