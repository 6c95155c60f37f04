import { describe, expect, it, vi } from 'vitest'
import { askHref } from '#lib/path/chat-href.ts'
import { openScreens } from '#test/sweep/screens.ts'
import { toReplayView } from './replay.words.ts'

const CUSTOMER = '13800000004'
const OPEN = '/live/LR05/replay/v-LR05'

const { environment, words, untilIdle, open, find, go, press, type, ask, answer } = await openScreens(/live|study/)

const buttons = () => [...document.querySelectorAll<HTMLElement>('#root button')]
const film = () => {
  const found = document.querySelector('video')
  if (!found) throw new Error(`no film in ${words()}`)
  return found
}
/** Moves the video to a second. */
const playTo = async (sec: number) => {
  const element = film()
  element.currentTime = sec
  element.dispatchEvent(new Event('timeupdate', { bubbles: true }))
  await untilIdle()
}
const said = () => [...document.querySelectorAll('[data-message]')].map((each) => each.getAttribute('data-message'))
/** The second of the recording at which each message was sent. */
async function secondsOf(): Promise<Readonly<Record<string, number>>> {
  const { list } = await ask(CUSTOMER, '/chat_dialog/list?chatId=LC05&limit=50')
  const { publishedAt } = (await infoOf()) as { publishedAt: number }
  const messages = list as { messageId: string; sentAt: number }[]
  return Object.fromEntries(messages.map((each) => [each.messageId, (each.sentAt - publishedAt) / 1_000]))
}
const infoOf = () => environment.ask('', '/public/live-room/video-info?videoId=v-LR05')

describe('直播回放', () => {
  it('has chapters, each a button that plays from its second', async () => {
    const { chapters } = (await infoOf()) as { chapters: { title: string; atSec: number }[] }
    const third = chapters[2]
    if (!third) throw new Error('no third part')
    await open(OPEN)
    for (const { title } of chapters) expect(words()).toContain(title)
    await press(new RegExp(third.title, 'u'))
    film().dispatchEvent(new Event('loadedmetadata'))
    expect(film().currentTime).toBe(third.atSec)
    expect(buttons().find(({ textContent }) => textContent.includes('正在播放'))?.textContent).toContain(third.title)
  })

  it('keeps the chosen speed from chapter to chapter', async () => {
    const { chapters } = (await infoOf()) as { chapters: { title: string }[] }
    await open(OPEN)
    type(document.querySelector('#root select[aria-label=倍速]'), '1.5')
    await press(new RegExp(chapters[2]?.title ?? '-', 'u'))
    expect(film().defaultPlaybackRate).toBe(1.5)
  })

  it('continues where the customer was, also after a note was opened', async () => {
    await open(`${OPEN}?t=2`)
    await playTo(9)
    for (const path of [OPEN, `${location.pathname}${location.search}`]) {
      await go(path)
      film().dispatchEvent(new Event('loadedmetadata'))
      expect(film().currentTime).toBe(9)
    }
    await go(`${OPEN}?t=2`)
    film().dispatchEvent(new Event('loadedmetadata'))
    expect(film().currentTime).toBe(2)
  })

  it('shows the talk up to the current second, nothing later, and no input', async () => {
    await open(OPEN, { as: CUSTOMER })
    await press('互动')
    expect(words()).toContain('此刻还没有人发言')
    await playTo(4)
    const early = said()
    expect(early.length).toBeGreaterThan(1)
    const seconds = await secondsOf()
    const byThen = Object.keys(seconds).filter((id) => (seconds[id] ?? 99) <= 4)
    expect(early).toEqual(byThen.toReversed())
    const { chapters } = (await infoOf()) as { chapters: { title: string }[] }
    const above = document.querySelector('[data-message]')?.previousElementSibling?.textContent
    expect(above).toBe(`00:00 ${chapters[0]?.title}`)
    await playTo(15)
    expect(said().slice(0, early.length)).toEqual(early)
    expect(said().length).toBeGreaterThan(early.length)
    await playTo(4)
    expect(said()).toEqual(early)
    expect(document.querySelector('textarea')).toBeNull()
  })

  it('groups the talk and the notes of a chapter below it, all of them or the teacher', async () => {
    await open(OPEN, { as: CUSTOMER })
    await playTo(3)
    await press(/记笔记$/u)
    type(document.querySelector('textarea'), '先看口径')
    await press('保存到当前时间')
    await press('章节')
    await playTo(4)
    const rows = () => [...document.querySelectorAll('ol[aria-label=当时的互动] > li')]
    const places = () => rows().map((row) => row.querySelector('time')?.textContent ?? '')
    expect(rows().find((row) => row.textContent.includes('我的笔记'))?.textContent).toContain('00:03')
    expect(rows().length).toBeGreaterThan(2)
    expect(places()).toEqual(places().toSorted())
    await press('只看老师')
    const seconds = await secondsOf()
    expect(rows().length).toBeLessThan(Object.values(seconds).filter((sec) => sec <= 4).length)
    expect(rows().filter((row) => !row.textContent.includes('登记编号'))).toEqual([])
    await press('只看老师')
    const { chapters } = (await infoOf()) as { chapters: { atSec: number }[] }
    const next = chapters[1]?.atSec ?? 0
    await playTo(next + 1)
    expect(document.querySelector('li[data-current]')?.contains(rows()[0] ?? null)).toBe(true)
    expect(places().filter((place) => place < `00:0${next}`)).toEqual([])
  })

  it('keeps the sleep timer when a chapter is chosen, and pauses at the end of that chapter', async () => {
    await open(OPEN)
    type(document.querySelector('[aria-label=播放方式] select'), 'end')
    const { chapters } = (await infoOf()) as { chapters: { title: string; atSec: number }[] }
    await press(new RegExp(chapters[1]?.title ?? '', 'u'))
    const paused = vi.spyOn(film(), 'pause')
    await playTo(chapters[1]?.atSec ?? 0)
    await playTo((chapters[2]?.atSec ?? 0) - 1)
    expect(paused).not.toHaveBeenCalled()
    await playTo(chapters[2]?.atSec ?? 0)
    expect(paused).toHaveBeenCalledOnce()
    expect(words()).toContain('到时已暂停')
  })

  it('loads the talk from its beginning when it is longer than a page', async () => {
    await answer('/chat_dialog/list', await ask(CUSTOMER, '/chat_dialog/list?chatId=LC05&limit=9'))
    await open(OPEN, { as: CUSTOMER })
    await press('互动')
    await playTo(60)
    expect(said()).toHaveLength(30)
    expect(new Set(said()).size).toBe(30)
  })

  it('asks a guest to sign in for the talk, and reports a failed talk', async () => {
    await open(OPEN)
    await press('互动')
    expect(words()).toContain('登录后可查看当时的互动')
    expect(words()).not.toMatch(/说点什么/)
    await environment.break({ path: '/chat_dialog/list', kind: 'code', value: 50_000, text: '系统繁忙' })
    await open(OPEN, { as: CUSTOMER })
    await press('互动')
    expect(words()).toContain('系统繁忙')
    expect(words()).toMatch(/录制于 \d{4}-\d\d-\d\d，观点可能已不适用/)
  })

  it('saves notes with their second, listed among all notes and marked on the bar of the player', async () => {
    await open(OPEN, { as: CUSTOMER })
    await press('笔记')
    await playTo(7)
    type(document.querySelector('textarea'), '口径要先看附注')
    await press('保存到当前时间')
    expect(words()).toContain('从 00:07 播放')
    await go('/me/study')
    expect(words()).toContain('直播回放 · 均线与滞后')
    const link = document.querySelector(`#root a[href="${OPEN}?t=7"]`)
    expect(link).not.toBeNull()
    await go(`${OPEN}?t=7`)
    Object.defineProperty(film(), 'duration', { value: 20 })
    film().dispatchEvent(new Event('loadedmetadata'))
    expect(film().currentTime).toBe(7)
    await playTo(7)
    expect([...document.querySelectorAll<HTMLElement>('[class*=mark]')].map(({ style }) => style.left)).toEqual(['35%'])
  })

  it('leads a customer to ask the teacher about the recording', async () => {
    await open(OPEN)
    expect(find('问老师')).toBeUndefined()
    await open(OPEN, { as: CUSTOMER })
    await press('问老师')
    expect(location.pathname + location.search).toBe(askHref('LC05', 'LR05'))
  })

  it('without valid chapters has only the other tabs', async () => {
    const info = await infoOf()
    const of = (chapters: unknown) =>
      toReplayView({ ...info, chapters } as Parameters<typeof toReplayView>[0], OPEN).chapters.map(({ sec }) => sec)
    expect(of(undefined)).toEqual([])
    const part = (atSec: number) => ({ title: '答疑', atSec })
    expect(of([part(9), part(0), part(9), part(-1), part(9_999)])).toEqual([0, 9])
    await answer('/public/live-room/video-info', { ...info, chapters: undefined })
    await open(OPEN)
    expect(buttons().map(({ textContent }) => textContent)).not.toContain('章节')
    expect(words()).toContain('互动')
  })
})
