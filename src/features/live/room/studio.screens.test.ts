import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openScreens } from '#test/sweep/screens.ts'
import { Line } from '#test/talk/line.ts'

const CUSTOMER = '13800000004'

const { environment, words, wait, until, untilIdle, open, find, press, requests } = await openScreens(/live/)
beforeEach(() => {
  Line.forget()
  vi.stubGlobal('WebSocket', Line)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})

/** Opens a room and its connection. */
async function enter(roomId = 'LR01') {
  await open(`/live/${roomId}`, { as: CUSTOMER })
  const line = await until(Line.here)
  await untilIdle()
  return line
}
const floating = () => document.querySelectorAll('[class*=likes] > span').length
const like = () => find('点赞')?.textContent

describe('直播间', () => {
  it('shows everyone’s likes, at most six floating, none with reduced motion', async () => {
    const line = await enter()
    line.say({ t: 'like', d: { likeCount: 1_200 } })
    await until(() => like() === '1,200')
    // Earlier likes do not float.
    expect(floating()).toBe(0)
    line.say({ t: 'like', d: { likeCount: 1_203 } })
    await until(() => floating() === 3)
    line.say({ t: 'like', d: { likeCount: 1_290 } })
    await until(() => like() === '1,290')
    expect(floating()).toBe(6)
    for (const each of document.querySelectorAll('[class*=likes] > span'))
      each.dispatchEvent(new Event('animationend', { bubbles: true }))
    await until(() => floating() === 0)
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    line.say({ t: 'like', d: { likeCount: 1_400 } })
    await until(() => like() === '1,400')
    expect(floating()).toBe(0)
  })

  it('counts a press at once, keeps it while it is sent, and explains a rejection', async () => {
    const line = await enter()
    line.say({ t: 'like', d: { likeCount: 1_200 } })
    await until(() => like() === '1,200')
    await environment.break({ path: '/live/room/like', kind: 'code', value: 42_900, text: '点赞过快，请稍后再试' })
    await press('点赞')
    expect(like()).toBe('1,201')
    await until(() => words().includes('点赞过快，请稍后再试'))
    expect(like()).toBe('1,200')
    await press('点赞')
    const seen = new Set<string | null | undefined>()
    await until(() => (seen.add(like()), requests('/live/room/like').length === 2))
    await untilIdle()
    seen.add(like())
    expect([...seen].every((text) => Number(text?.replaceAll(/\D/g, '')) >= 1_201)).toBe(true)
  })

  it('shows the viewers reported by its connection, and polls only without one', async () => {
    const line = await enter()
    line.say({ t: 'online', d: { count: 4_321 } })
    await until(() => words().includes('4,321人在看'))
    const asked = requests('/live/room/online-count').length
    await wait(60_000)
    expect(requests('/live/room/online-count')).toHaveLength(asked)
    line.end(1006)
    await until(() => requests('/live/room/online-count').length > asked, 30_000)
  })

  it('an upcoming room is connected: it starts within 2 s of the announcement, with its picture', async () => {
    const line = await enter('LR02')
    expect(line.url).toContain('roomId=LR02')
    expect(words()).toMatch(/距开播 .+预约/)
    expect(document.querySelector('textarea')).not.toBeNull()
    await environment.control('/room/status', { roomId: 'LR02', status: 'LIVE' })
    line.say({ t: 'notice', d: { status: 'LIVE' } })
    await until(() => document.querySelector('video'), 2_000)
    expect(Line.here()).toBe(line)
  })

  it('an ended room can be read, has no input, and offers its recording within 2 s', async () => {
    const line = await enter('LR04')
    expect(words()).toMatch(/直播已结束.+直播已结束，互动已关闭/)
    expect(document.querySelectorAll('[role=log] li[data-message]').length).toBeGreaterThan(10)
    expect([document.querySelector('textarea'), find('点赞')]).toEqual([null, undefined])
    await environment.control('/room/status', { roomId: 'LR04', status: 'REPLAY' })
    line.say({ t: 'notice', d: { status: 'REPLAY' } })
    await until(() => find('观看回放')?.getAttribute('href') === '/live/LR04/replay/v-LR04', 2_000)
  })

  it('a muted customer reads on with the typed text, and gets it back when unmuted', async () => {
    const line = await enter()
    const field = () => document.querySelector('textarea')
    line.say({ t: 'notice', d: { muted: true, text: '您已被禁言' } })
    await until(() => field()?.disabled, 500)
    expect(words()).toContain('您已被禁言')
    line.say({ t: 'notice', d: { muted: false, text: '您可以发言了' } })
    await until(() => field()?.disabled === false, 500)
  })

  const warns = (where: string) => {
    expect(`${where}: ${words()}`).toContain('股市有风险，投资需谨慎')
    expect(`${where}: ${words()}`).toContain('投资有风险，直播内容仅供学习交流，不构成任何买卖建议')
  }

  it('F5: both risk lines are visible in every state and tab of a room, and over a portrait picture', async () => {
    for (const roomId of ['LR01', 'LR02', 'LR04', 'LR05', 'LR27']) {
      await open(`/live/${roomId}`, { as: CUSTOMER })
      warns(roomId)
      for (const tab of document.querySelectorAll<HTMLElement>('#root [role=tab]')) {
        await press(tab)
        warns(`${roomId}, ${tab.textContent}`)
      }
    }
    await environment.control('/room/status', { roomId: 'LR01', status: 'PAUSED' })
    await open('/live/LR01')
    warns('a guest')
    await open('/live/LR01', { as: CUSTOMER })
    warns('paused')
  })

  it('a participant sees the title above the picture and the notice at the top of the talk, in every state', async () => {
    const notice = '公告：欢迎来到直播间。请文明发言，勿留联系方式。'
    for (const [roomId, title] of [
      ['LR01', '每天三条规则：委托、成交、撤单'],
      ['LR02', '三季报怎么读：从附注开始'],
      ['LR03', '家庭资产的三个账户'],
      ['LR04', '骗局现场还原'],
      ['LR27', '手机里的课：交易日怎么算'],
    ] as const) {
      await open(`/live/${roomId}`, { as: CUSTOMER })
      expect(document.querySelector('h1')?.textContent).toBe(title)
      const pinned = find(notice)
      expect([roomId, pinned?.closest('[hidden]')]).toEqual([roomId, null])
      await press(pinned)
      expect([roomId, pinned?.getAttribute('aria-expanded')]).toEqual([roomId, 'true'])
    }
    // A recording has no running talk: its text is below its picture.
    await open('/live/LR05', { as: CUSTOMER })
    expect(document.querySelector('h1')?.textContent).toBe('均线与滞后')
    expect(words()).toContain(notice.slice('公告：'.length))
  })

  it('a portrait broadcast has the talk over its picture, others below it', async () => {
    await enter('LR27')
    const desk = () => document.querySelector('[role=tablist]')?.closest('[class*=desk]')?.className ?? ''
    const film = await until(() => document.querySelector('video'))
    expect(desk()).not.toMatch(/whole/)
    Object.defineProperties(film, { videoWidth: { value: 180 }, videoHeight: { value: 320 } })
    film.dispatchEvent(new Event('resize'))
    await untilIdle()
    expect(desk()).toMatch(/whole/)
    expect(find('暂停') ?? find('播放')).toBeDefined()
  })
})

describe('直播回放', () => {
  it('lists the documents of its broadcast', async () => {
    await open('/live/LR05/replay/v-LR05')
    await press('资料')
    expect(words()).toMatch(/本场资料.*投资者权益告知书/)
  })
})
