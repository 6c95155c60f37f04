import { beforeEach, expect, it, vi } from 'vitest'
import { openScreens } from '#test/sweep/screens.ts'

const CUSTOMER = '13800000004'
const DAY = 86_400_000
/** Its lottery is open from midnight to midnight. */
const ROOM = 'LR07'

/** A connection that never opens. */
class Silent {
  close() {}
}

const { environment, words, wait, until, open, press, ask } = await openScreens(/live/)
beforeEach(() => void vi.stubGlobal('WebSocket', Silent))

const card = () => document.querySelector('section[aria-label=抽奖]')?.textContent ?? ''
const buttons = (name: string) =>
  [...document.querySelectorAll<HTMLButtonElement>('#root button')].filter(({ textContent }) => textContent === name)
const valid = () => ask(CUSTOMER, `/live/room/lottery/valid?roomId=${ROOM}`)
const secondsOf = (text: string) => {
  const [, days = '0', hours = '', minutes = '', seconds = ''] = /(?:(\d+)天)?(\d\d):(\d\d):(\d\d)/.exec(text) ?? []
  return ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds)
}

it.each([0, DAY, -DAY, 37_000])(
  'F2: the countdown follows the server’s clock, %i ms ahead of the device’s',
  async (offset) => {
    await environment.control('/clock', { offset })
    await open(`/live/${ROOM}`, { as: CUSTOMER })
    const { endAt } = await valid()
    await wait(3_000)
    const left = (Number(endAt) - Date.now() - offset) / 1_000
    expect(card()).toMatch(/距开奖 /)
    // An answer takes up to 0.2 s here, and a figure is shown for a second.
    expect(Math.abs(secondsOf(card()) - left)).toBeLessThanOrEqual(1)
  },
)

it('shows the organiser, the odds of each prize and the claim deadline, and opens nothing by itself', async () => {
  await open(`/live/${ROOM}`, { as: CUSTOMER })
  expect(document.querySelector('dialog[open]')).toBeNull()
  await press('免费参与')
  const rules = document.querySelector('dialog[open]')?.textContent ?? ''
  expect(rules).toMatch(/奖品.+× 1、.+× 1/)
  expect(rules).toMatch(/登录即可免费参与，无需购买、无需分享/)
  expect(rules).toMatch(/主办方：.+中奖概率.+30 日内兑奖/)
})

it('F3: a customer who loses the answer to joining sees whether it counted, is entered once, and wins once', async () => {
  await open(`/live/${ROOM}`, { as: CUSTOMER })
  await press('免费参与')
  await environment.break({ path: '/live/room/lottery/participate', kind: 'drop', when: 'before' })
  await press('免费参与')
  expect(words()).toContain('经核对尚未参与，请再次参与')
  await environment.break({ path: '/live/room/lottery/participate', kind: 'drop', when: 'after' })
  await press('免费参与')
  expect(card()).toContain('已参与 · 距开奖')
  expect(buttons('已参与').every(({ disabled }) => disabled)).toBe(true)
  const { lotteryId, endAt } = await valid()
  expect(await ask(CUSTOMER, '/live/room/lottery/participate', { lotteryId })).toEqual({ joined: true })
  await environment.control('/clock', { offset: Number(endAt) - Date.now() + 1_000 })
  const drawn = await ask(CUSTOMER, `/live/room/lottery/winner?lotteryId=${String(lotteryId)}`)
  expect(drawn['list']).toHaveLength(1)
})

it('a joined lottery is shown as joined even if its details fail to load', async () => {
  await open(`/live/${ROOM}`, { as: CUSTOMER })
  await press('免费参与')
  await environment.break({ path: '/live/room/lottery/detail', kind: 'status', value: 503, times: 0 })
  await press('免费参与')
  expect(card()).toContain('已参与 · 距开奖')
})

/** Joins, and moves the service's clock to two seconds before the end. */
async function joinBeforeItEnds() {
  await open(`/live/${ROOM}`, { as: CUSTOMER })
  await press('免费参与')
  await press('免费参与')
  const { endAt } = await valid()
  await environment.control('/clock', { offset: Number(endAt) - Date.now() - 2_000 })
  // The page is hidden and visible again: its clock is the server's again.
  await open(`/live/${ROOM}`, { as: CUSTOMER })
}

it('is drawn at its end without a reload, and a winner is linked to the prize', async () => {
  await joinBeforeItEnds()
  await press('抽奖')
  expect(card()).toContain('距开奖 00:00:0')
  await until(() => card().includes('已开奖'), 10_000)
  // The winners are read once it is drawn.
  const winners = await until(() => document.querySelector('dialog[open] ul[aria-label=中奖名单]'), 5_000)
  const sheet = winners.closest('dialog')
  expect(winners.textContent).toContain('投教笔记本')
  expect(sheet?.textContent).toContain('您获得了 投教笔记本')
  expect(sheet?.querySelector('a')?.getAttribute('href')).toBe('/me/prize')
})

it('a joined lottery gives way to the next one once it is drawn, even if its winners failed to load', async () => {
  await joinBeforeItEnds()
  expect(card()).toContain('已参与')
  await until(() => /距开奖 .+免费参与/.test(card()), 10_000)
  expect(card()).toContain('上一轮您获得了 投教笔记本')
  await press('免费参与')
  await press('免费参与')
  expect(card()).toContain('已参与 · 距开奖')
})

it('saves nothing on the device, and a failed lottery does not affect the room', async () => {
  await open(`/live/${ROOM}`, { as: CUSTOMER })
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('LR07-')
  await environment.break({ path: '/live/room/lottery/valid', kind: 'status', value: 503, times: 0 })
  await open(`/live/${ROOM}`, { as: CUSTOMER })
  expect(card()).toBe('')
  expect(words()).toContain('登记编号')
})
