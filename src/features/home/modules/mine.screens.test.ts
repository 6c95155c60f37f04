import { expect, test, vi } from 'vitest'
import type { RoomCard } from '#api/shapes/media.ts'
import { openScreens } from '#test/sweep/screens.ts'

/** Has a running course (C110) and a running pool. */
const MEMBER = '13800000007'

const { words, wait, until, open, press, ask, answer, requests } = await openScreens(/home/)

const module = (title: string) =>
  [...document.querySelectorAll('#root section')].find((each) => each.querySelector('h2')?.textContent === title)
const advert = () => document.querySelector('#root aside[aria-label=广告] a')?.getAttribute('href')

test('purchased services are on the home page, with where to start', async () => {
  await open('/home', { as: MEMBER })
  const mine = module('我的学习')
  expect(mine?.querySelector('a[href="/course/C110"]')?.textContent).toContain('开始学习')
  expect(mine?.textContent).toMatch(/尚未开始 · 共 \d+ 节/)
})

test('a new lesson is named and linked', async () => {
  const lesson = (catalogId: string, publishedAt: number) => ({
    catalogId,
    title: `课时${catalogId}`,
    kind: 'VIDEO',
    isTrial: false,
    publishedAt,
  })
  const data = [lesson('A', Date.now() - 90 * 86_400_000), lesson('B', Date.now() - 86_400_000)]
  await answer('/course/catalog/list', data, 0)
  await open('/home', { as: MEMBER })
  const link = module('我的学习')?.querySelector('a[href="/course/C110/lesson/B"]')
  expect(link?.textContent).toContain('新课时：课时B')
})

test('a guest, or a customer without purchases, does not see this section', async () => {
  await open('/home')
  expect(module('我的学习')).toBeUndefined()
  await open('/home', { as: '13800000001' })
  expect(module('我的学习')).toBeUndefined()
})

test('adverts rotate until one is swiped', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  await open('/home')
  const first = advert()
  await until(() => advert() !== first, 7_000)
  await press(/^看下一条/)
  expect(advert()).toBe(first)
  await wait(20_000)
  expect(advert()).toBe(first)
  vi.unstubAllGlobals()
})

test('今天 lists only today: running, upcoming, then past', async () => {
  vi.setSystemTime(Date.parse('2026-11-23T10:20:00+08:00'))
  const rooms = Object.values(await ask(MEMBER, '/public/app/scene/card')) as RoomCard[]
  const [first] = rooms
  const of = (roomId: string, status: string, startAt: number) => ({ ...first, roomId, title: roomId, status, startAt })
  const hour = 3_600_000
  await answer('/public/team/articles/daily', { list: [], total: 0, pageNo: 1, pageSize: 3 }, 0)
  await answer(
    '/public/app/scene/card',
    [
      of('昨天结束的', 'REPLAY', Date.now() - 24 * hour),
      of('明天的', 'PREVIEW', Date.now() + 24 * hour),
      of('稍后的', 'PREVIEW', Date.now() + 2 * hour),
      of('首屏已有的', 'LIVE', Date.now() - hour),
      of('正在播的', 'LIVE', Date.now() - hour),
    ],
    0,
  )
  await open('/home')
  const rows = () => [...document.querySelectorAll('ol[aria-label=今天] > li')].map(({ textContent }) => textContent)
  await until(() => rows().length > 0)
  expect(rows()).toEqual([
    expect.stringMatching(/^现在正在播的直播 · .+登记编号 /),
    expect.stringMatching(/^12:20稍后的直播 · /),
  ])
})

const SCENE = '/public/app/scene/card'
/** The only room is in one state after the other, an answer each; the last one stays. */
async function roomIs(startAt: number, states: readonly string[]) {
  const [room] = Object.values(await ask(MEMBER, SCENE)) as RoomCard[]
  for (const [at, status] of states.entries())
    await answer(SCENE, [{ ...room, status, startAt }], at === states.length - 1 ? 0 : 1)
}

test('the announced room in the hero is live from its time on, without a reload', async () => {
  vi.setSystemTime(Date.parse('2026-11-23T10:20:00+08:00'))
  await roomIs(Date.now() + 20_000, ['PREVIEW', 'LIVE'])
  await open('/home')
  await until(() => words().includes('后开播'))
  await until(() => words().includes('正在直播'))
  expect(requests(SCENE)).toHaveLength(2)
})

test('a room that is late stays in the hero until it is live', async () => {
  vi.setSystemTime(Date.parse('2026-11-23T10:20:00+08:00'))
  await roomIs(Date.now() + 20_000, ['PREVIEW', 'PREVIEW', 'LIVE'])
  await open('/home')
  await until(() => words().includes('即将开播'))
  await until(() => words().includes('正在直播'))
  expect(requests(SCENE)).toHaveLength(3)
})

test('whoever returns to the page does not see an ended room as live', async () => {
  vi.setSystemTime(Date.parse('2026-11-23T10:20:00+08:00'))
  await roomIs(Date.now() - 3_600_000, ['LIVE', 'REPLAY'])
  await open('/home')
  await until(() => words().includes('正在直播'))
  document.dispatchEvent(new Event('visibilitychange'))
  await until(() => !words().includes('正在直播'))
  expect(requests(SCENE)).toHaveLength(2)
})

test('a customer sees the newest flash under today, and a guest’s page does not request any', async () => {
  vi.setSystemTime(Date.parse('2026-11-23T10:20:00+08:00'))
  const flash = () => document.querySelector('ol[aria-label=今天] a[href^="/express/E20261123-"]')?.textContent
  await open('/home', { as: MEMBER })
  expect(await until(flash)).toMatch(/^10:19.+快讯 · 来源：.+/)
  await open('/home')
  await until(() => document.querySelector('ol[aria-label=今天]'))
  expect(flash()).toBeUndefined()
  expect(requests('/news/express')).toHaveLength(1)
})
