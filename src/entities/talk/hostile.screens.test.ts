import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hostileNumbers, hostileTexts, malformedFrames } from '#test/corpora/frames.ts'
import { CANARY, HOSTILE_HOST } from '#test/corpora/hostile.ts'
import { openScreens } from '#test/sweep/screens.ts'
import { Line } from '#test/talk/line.ts'
import { messageOf } from '#test/talk/message.ts'

/** Whatever a gateway sends into a room or a chat: nothing breaks, nothing becomes markup, later messages are shown. */

const { phone, words, wait, until, untilIdle, open, press, answer, ask } = await openScreens(/live|chat/)
const canary = vi.fn()
beforeEach(() => {
  Line.forget()
  vi.stubGlobal('WebSocket', Line)
  vi.stubGlobal(CANARY, canary)
})
function unharmed() {
  expect(canary).not.toHaveBeenCalled()
  expect([phone.crashes(), phone.sight(), markup(), addresses()]).toEqual([[], 'content', [], []])
  // Nothing was written into shared prototypes.
  expect(Object.keys(Object.prototype)).toEqual([])
}
afterEach(unharmed)

const rows = () => [...document.querySelectorAll('[role=log] li[data-message]')]
const times = (text: string) => words().split(text).length - 1
const last = () => rows().at(-1)
/** Elements and attributes that only foreign markup contains. */
const markup = () =>
  [...document.querySelectorAll('#root *')]
    .filter((each) => /^(?:script|iframe|object|embed|style|link|base)$/i.test(each.tagName) || hasHandler(each))
    .map(({ outerHTML }) => outerHTML.slice(0, 200))
const hasHandler = (element: Element) => [...element.attributes].some(({ name }) => name.startsWith('on'))
/** Addresses the page would open or load, and code it would run. */
const addresses = () =>
  [...document.querySelectorAll('#root [href], #root [src], #root [style]')]
    .flatMap((each) => ['href', 'src', 'style'].map((name) => each.getAttribute(name) ?? ''))
    .filter((text) => /^(?:javascript|data:text)/i.test(text) || text.includes(HOSTILE_HOST))

/** A room and a chat of a customer with access. */
const PLACES = [
  ['a live room', '/live/LR01', '13800000004'],
  ['a chat', '/chat/CR01', '13800000007'],
] as const

async function enter(path: string, as: string) {
  await open(path, { as })
  const line = await until(Line.here)
  await untilIdle()
  return line
}

describe.each(PLACES)('%s', (_, path, as) => {
  it('18: 500 malformed frames are ignored', async () => {
    const line = await enter(path, as)
    const before = rows().length
    for (const [n, text] of malformedFrames().entries()) {
      line.sayText(text)
      if (n % 50 === 0) await wait(300)
    }
    await wait(300)
    expect(rows().length).toBe(before)
    line.say({ t: 'msg', d: messageOf('after', { text: '之后的一句' }) })
    await until(() => last()?.textContent.includes('之后的一句'))
  })

  it('a topic between # marks is highlighted in a message, and nothing else is', async () => {
    const line = await enter(path, as)
    line.say({ t: 'msg', d: messageOf('topics', { text: '看 #量能# 与 #估值#，C# 不是' }) })
    await until(() => last()?.textContent.includes('估值'))
    expect([...(last()?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent)).toEqual([
      '#量能#',
      '#估值#',
    ])
    expect(last()?.textContent).toContain('看 #量能# 与 #估值#，C# 不是')
  })

  it('hostile text of any length is rendered as text, under any name and number', async () => {
    const line = await enter(path, as)
    let n = 0
    const say = (over: object, sender: object = {}) => {
      const message = messageOf(`x${(n += 1)}`)
      line.say({ t: 'msg', d: { ...message, ...over, sender: { ...message.sender, ...sender } } })
    }
    for (const text of hostileTexts) {
      for (const field of ['messageId', 'kind', 'chatId', 'clientId', 'mediaUrl', 'coverUrl', 'videoId']) {
        say({ [field]: text })
      }
      for (const kind of ['IMAGE', 'VOICE', 'VIDEO', 'CARD', 'SYSTEM']) {
        say({ kind, mediaUrl: text, coverUrl: text, videoId: text, text, card: { type: text, title: text, url: text } })
      }
      for (const field of ['id', 'name', 'avatarUrl', 'role', 'certNo']) say({}, { [field]: text })
      say({ replyTo: { messageId: text, brief: text } })
      line.say({ t: 'notice', d: { text, status: text } })
      line.say({ t: 'notice', d: { text } })
      line.say({ t: text, d: { text } })
      say({ text }, { name: text, role: 'ANALYST', certNo: text })
      await until(() => last()?.querySelector('[class*=bubble]')?.textContent === text, 5_000)
      expect([text.slice(0, 40), last()?.textContent.includes(text)]).toEqual([text.slice(0, 40), true])
      expect(words()).not.toContain('[native code]')
    }
    for (const number of hostileNumbers) {
      for (const field of ['sentAt', 'likeCount', 'durationSec', 'mediaW', 'mediaH']) {
        for (const kind of ['TEXT', 'IMAGE', 'VOICE']) say({ kind, mediaUrl: '/files/a.png', [field]: number })
      }
      line.say({ t: 'online', d: { count: number } })
      line.say({ t: 'like', d: { likeCount: number } })
      await wait(300)
    }
    for (const prevId of hostileTexts) say({ prevId })
    await wait(5_000)
    say({ text: '之后的一句' })
    await until(() => last()?.textContent.includes('之后的一句'))
  })
})

it.each([
  ['marks and markup', hostileTexts.filter(({ length }) => length < 1_000).join('')],
  ['10,000 characters', hostileTexts.find(({ length }) => length === 10_000)],
])('a chat whose name, rules and notice are %s renders', async (_, text = '') => {
  const known = await ask('13800000007', '/chat_room/CR01')
  await answer('/chat_room/CR01', { ...known, name: text, rules: text }, 0)
  await answer('/chat_room/notice', { text, at: Date.now() }, 0)
  await enter('/chat/CR01', '13800000007')
  // Its name and its notice; its rules are on a separate tab.
  expect(times(text)).toBe(2)
  await press('群规')
  expect(times(text)).toBe(3)
})

it.each(['LR01', 'LR05'])('the room %s with markup and 10,000 characters as its texts renders', async (roomId) => {
  const text = hostileTexts.join('')
  const known = await ask('13800000004', `/live/room/${roomId}/info`)
  const analyst = { ...Object(known['analyst']), name: text, certNo: text }
  await answer(`/live/room/${roomId}/info`, { ...known, title: text, notice: text, riskText: text, analyst }, 0)
  await open(`/live/${roomId}`, { as: '13800000004' })
  // Its title, above and below the picture, its notice, its risk line, and its teacher with the number.
  expect(times(text)).toBe(6)
})
