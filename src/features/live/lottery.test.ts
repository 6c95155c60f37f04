import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadSanitizer } from '#ui/prose/sanitize.ts'
import { openTools, type Tools } from '#test/sweep/sweep.ts'

const CUSTOMER = '13800000004'
const DAY = 86_400_000
/** Its lottery is open from midnight to midnight. */
const ROOM = 'LR07'

/** A connection that never opens. */
class Silent {
  close() {}
}

let tools: Tools
let bearer = ''
beforeAll(async () => {
  await loadSanitizer()
  tools = await openTools(/live/)
  await Promise.all([import('./room-talk.tsx'), import('./lottery.tsx')])
}, 60_000)
beforeEach(async () => {
  await tools.environment.reset()
  vi.stubGlobal('WebSocket', Silent)
})

async function open() {
  const { environment, phone } = tools
  const tokens = (await environment.login(CUSTOMER)) as Record<string, string>
  bearer = tokens['accessToken'] ?? ''
  phone.wipe({ ...tokens, openId: 'o-1' })
  phone.open(`/live/${ROOM}`)
  await phone.settle()
  await phone.settle()
  await phone.settle()
}
const card = () => document.querySelector('section[aria-label=抽奖]')?.textContent ?? ''
const buttons = (name: string) =>
  [...document.querySelectorAll<HTMLButtonElement>('#root button')].filter(({ textContent }) => textContent === name)
async function press(name: string) {
  const found = buttons(name).at(-1)
  if (!found) throw new Error(`no ${name} in ${tools.phone.words()}`)
  found.click()
  await tools.phone.settle()
}
const valid = () => tools.environment.ask(bearer, `/live/room/lottery/valid?roomId=${ROOM}`)
const secondsOf = (text: string) => {
  const [, days = '0', hours = '', minutes = '', seconds = ''] = /(?:(\d+)天)?(\d\d):(\d\d):(\d\d)/.exec(text) ?? []
  return ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds)
}

it.each([0, DAY, -DAY, 37_000])(
  'F2: the countdown is the server’s, its clock %i ms ahead of the device’s',
  async (offset) => {
    await tools.environment.control('/clock', { offset })
    await open()
    const { endAt } = await valid()
    await tools.phone.wait(3_000)
    const left = (Number(endAt) - Date.now() - offset) / 1_000
    expect(card()).toMatch(/防非知识有奖问答 · 距开奖 /)
    // An answer takes up to 0.2 s here, and a figure stands for a second.
    expect(Math.abs(secondsOf(card()) - left)).toBeLessThanOrEqual(1)
  },
)

it('says who organises it, how likely a prize is, until when it can be fetched, and opens nothing by itself', async () => {
  await open()
  expect(document.querySelector('dialog[open]')).toBeNull()
  await press('免费参与')
  const rules = document.querySelector('dialog[open]')?.textContent ?? ''
  expect(rules).toMatch(/奖品.+× 1、.+× 1/)
  expect(rules).toMatch(/登录即可免费参与，无需购买、无需分享/)
  expect(rules).toMatch(/主办方：.+中奖概率.+30 日内兑奖/)
})

it('F3: who joins, loses the answer and joins again is in it once, and wins once', async () => {
  await open()
  await press('免费参与')
  await tools.environment.break({ path: '/live/room/lottery/participate', kind: 'drop', when: 'after' })
  await press('免费参与')
  expect(card()).not.toContain('已参与')
  await press('免费参与')
  await tools.phone.settle()
  expect(card()).toContain('已参与 · 距开奖')
  expect(buttons('已参与').every(({ disabled }) => disabled)).toBe(true)
  const { lotteryId, endAt } = await valid()
  expect(await tools.environment.ask(bearer, '/live/room/lottery/participate', { lotteryId })).toEqual({ joined: true })
  await tools.environment.control('/clock', { offset: Number(endAt) - Date.now() + 1_000 })
  bearer = ((await tools.environment.login(CUSTOMER)) as { accessToken: string }).accessToken
  const drawn = await tools.environment.ask(bearer, `/live/room/lottery/winner?lotteryId=${String(lotteryId)}`)
  expect(drawn['list']).toHaveLength(1)
})

it('when the time is up it is drawn without a reload, and who won is led to the prize', async () => {
  await open()
  await press('免费参与')
  await press('免费参与')
  const { endAt } = await valid()
  await tools.environment.control('/clock', { offset: Number(endAt) - Date.now() - 2_000 })
  // The page is left and seen again: its clock is the server's anew.
  await open()
  await press('查看')
  expect(card()).toContain('距开奖 00:00:0')
  await tools.phone.wait(4_000)
  await tools.phone.settle()
  expect(card()).toContain('已开奖')
  const sheet = document.querySelector('dialog[open]')
  expect(sheet?.querySelector('ul[aria-label=中奖名单]')?.textContent).toContain('投教笔记本')
  expect(sheet?.textContent).toContain('您获得了 投教笔记本')
  expect(sheet?.querySelector('a')?.getAttribute('href')).toBe('/me/prize')
})

it('one that was joined makes room for the next once it is drawn and its winners are not read', async () => {
  await open()
  await press('免费参与')
  await press('免费参与')
  const { endAt } = await valid()
  await tools.environment.control('/clock', { offset: Number(endAt) - Date.now() - 2_000 })
  await open()
  expect(card()).toContain('已参与')
  await tools.phone.wait(4_000)
  await tools.phone.settle()
  await tools.phone.settle()
  expect(card()).toMatch(/防非知识有奖问答 · 距开奖 .+免费参与/)
  expect(card()).toContain('上一轮您获得了 投教笔记本')
  await press('免费参与')
  await press('免费参与')
  expect(card()).toContain('已参与 · 距开奖')
})

it('keeps nothing of it on the device, and a room goes on without it where it does not come', async () => {
  await open()
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('LR07-')
  await tools.environment.break({ path: '/live/room/lottery/valid', kind: 'status', value: 503, times: 0 })
  await open()
  expect(card()).toBe('')
  expect(tools.phone.words()).toContain('登记编号')
})
