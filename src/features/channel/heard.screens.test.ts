import { beforeEach, expect, it, vi } from 'vitest'
import { malformedFrames } from '#test/corpora/frames.ts'
import { openScreens } from '#test/sweep/screens.ts'
import { Line, Silent } from '#test/talk/line.ts'
import { messageOf } from '#test/talk/message.ts'

/** Frames that the gateway sends to a channel. */

const CUSTOMER = '13800000002'

const { phone, words, open, press, find, answer, requests, until, untilIdle, wait } = await openScreens(/stream/)
beforeEach(() => {
  Line.forget()
  vi.stubGlobal('WebSocket', Line)
})

const rows = () => [...document.querySelectorAll<HTMLElement>('ul[aria-label=消息] > li')]
const hrefs = () => rows().map((row) => row.querySelector('a[href*="/message/"]')?.getAttribute('href') ?? '')
const finger = (fingers: number) =>
  dispatchEvent(Object.assign(new Event('touchstart'), { touches: Array.from({ length: fingers }) }))
const first = () => rows()[0]?.textContent ?? ''
const pill = () => find(/^\d+条新消息$/)?.textContent

async function enter() {
  await open('/stream/CH1', { as: CUSTOMER })
  const line = await until(Line.here)
  await until(() => rows().length > 20)
  await untilIdle()
  return line
}

it('the connection names the channel as its topic', async () => {
  expect((await enter()).url).toContain('channelId=CH1')
})

it('18: 500 malformed frames are ignored, later ones are shown', async () => {
  const line = await enter()
  const before = hrefs()
  for (const [n, text] of malformedFrames().entries()) {
    line.sayText(text)
    if (n % 50 === 0) await wait(300)
  }
  await wait(300)
  expect([hrefs(), phone.crashes(), phone.sight()]).toEqual([before, [], 'content'])
  line.say({ t: 'msg', d: messageOf('after', { text: '之后的一句' }) })
  await until(() => pill() === '1条新消息' || words().includes('之后的一句'))
})

it('2: a silent connection is replaced within 20 s by one that continues after the last message', async () => {
  const line = await enter()
  const newest = hrefs()[0]?.split('/').at(-1)
  vi.spyOn(line, 'send').mockReturnValue()
  await until(() => Line.all.length > 1, 20_000)
  expect(Line.all[1]?.url).toContain(`channelId=CH1`)
  expect(Line.all[1]?.url).toContain(`afterId=${newest}`)
})

it('3, 5: a message that the connection dropped is requested from the channel, while the next ones arrive', async () => {
  const line = await enter()
  const newest = hrefs()[0]?.split('/').at(-1) ?? ''
  const next = (id: string, prevId: string) => messageOf(id, { text: `第${id}句`, prevId } as object)
  const [lost, late, last] = [next('n1', newest), next('n2', 'n1'), next('n3', 'n2')]
  await answer('/stream/messages', { list: [late, lost], hasMore: false })
  line.say({ t: 'msg', d: late })
  await until(() => requests('/stream/messages').some(({ search }) => search?.includes(`afterId=${newest}`)))
  line.say({ t: 'msg', d: last })
  await until(() => first().includes('第n3句'))
  expect(
    rows()
      .slice(0, 4)
      .map(({ textContent }) => textContent.match(/第n\d句/)?.[0]),
  ).toEqual(['第n3句', '第n2句', '第n1句', undefined])
})

it('4: messages sent twice wait behind a button once each while a finger is down; a press shows them', async () => {
  const line = await enter()
  finger(1)
  const before = hrefs()
  let prevId = before[0]?.split('/').at(-1)
  for (const id of ['n1', 'n2', 'n3']) {
    for (let times = 0; times < 2; times += 1)
      line.say({ t: 'msg', d: { ...messageOf(id, { text: `第${id}句` }), prevId } })
    prevId = id
    await wait(300)
  }
  expect([hrefs(), pill()]).toEqual([before, '3条新消息'])
  await press('3条新消息')
  expect(
    rows()
      .slice(0, 3)
      .map(({ textContent }) => textContent.match(/第n\d句/)?.[0]),
  ).toEqual(['第n3句', '第n2句', '第n1句'])
  expect(new Set(hrefs()).size).toBe(hrefs().length)
  finger(0)
})

it('messages that arrive while the page is hidden are above the line of new messages', async () => {
  const line = await enter()
  const [top] = hrefs()
  const turn = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  turn('hidden')
  let prevId = top?.split('/').at(-1)
  for (const id of ['h1', 'h2', 'h3', 'h4', 'h5']) {
    line.say({ t: 'msg', d: { ...messageOf(id, { text: `第${id}句` }), prevId } })
    prevId = id
  }
  await wait(300)
  turn('visible')
  if (await until(() => pill() ?? first().includes('第h5句'))) find(/^\d+条新消息$/)?.click()
  await until(() => first().includes('第h5句'))
  expect(rows().findIndex(({ textContent }) => textContent.includes('以上是新消息'))).toBe(5)
})

it('1: without a connection the channel is polled every 15 s', async () => {
  const line = await enter()
  vi.stubGlobal('WebSocket', Silent)
  const before = requests('/stream/messages').length
  line.end(1006)
  await until(() => requests('/stream/messages').length > before, 4_000)
  const asked = requests('/stream/messages').length
  await wait(31_000)
  // Every 15 s.
  expect(requests('/stream/messages').length - asked).toBe(2)
})

it('a recalled message keeps its place and its author, without a like', async () => {
  const line = await enter()
  const id = hrefs()[0]?.split('/').at(-1)
  line.say({ t: 'recall', d: { messageId: id } })
  await until(() => first().includes('撤回'))
  expect(rows()[0]?.querySelector('[aria-label=点赞]')).toBeNull()
})

it('4409: a channel opened elsewhere reports it and reconnects only on a press', async () => {
  const line = await enter()
  line.end(4409)
  await until(() => words().includes('您已在其他页面进入本频道'))
  const lines = Line.all.length
  await wait(60_000)
  expect(Line.all).toHaveLength(lines)
  await press('在此继续')
  await until(() => Line.all.length > lines)
})
