import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openTools, type Tools } from '#test/sweep/sweep.ts'

/** Has a running course (C110) and a running pool. */
const MEMBER = '13800000007'

let tools: Tools
beforeAll(async () => {
  await Promise.all([import('./mine.tsx'), import('./market-strip.tsx')])
  tools = await openTools(/home/)
}, 60_000)
beforeEach(() => tools.environment.reset())

async function open(mobile?: string) {
  const tokens = mobile === undefined ? {} : ((await tools.environment.login(mobile)) as Record<string, string>)
  tools.phone.wipe(tokens)
  tools.phone.open('/home')
  for (let i = 0; i < 4; i++) await tools.phone.settle()
}

const module = (title: string) =>
  [...document.querySelectorAll('#root section')].find((each) => each.querySelector('h2')?.textContent === title)
const advert = () => document.querySelector('#root aside[aria-label=广告] a')?.getAttribute('href')

test('what was bought is on the first page, with where to begin', async () => {
  await open(MEMBER)
  const mine = module('我的学习')
  expect(mine?.querySelector('a[href="/course/C110"]')?.textContent).toContain('开始学习')
  expect(mine?.textContent).toMatch(/尚未开始 · 共 \d+ 节/)
})

test('a lesson that came since is named, and led to', async () => {
  const lesson = (catalogId: string, publishedAt: number) => ({
    catalogId,
    title: `课时${catalogId}`,
    kind: 'VIDEO',
    isTrial: false,
    publishedAt,
  })
  const data = [lesson('A', Date.now() - 90 * 86_400_000), lesson('B', Date.now() - 86_400_000)]
  const text = JSON.stringify({ code: 0, data, message: '' })
  await tools.environment.break({ path: '/course/catalog/list', kind: 'body', text, times: 0 })
  await open(MEMBER)
  const link = module('我的学习')?.querySelector('a[href="/course/C110/lesson/B"]')
  expect(link?.textContent).toContain('新课时：课时B')
})

test('a guest, and who bought nothing, has no such part', async () => {
  await open()
  expect(module('我的学习')).toBeUndefined()
  await open('13800000001')
  expect(module('我的学习')).toBeUndefined()
})

test('adverts follow one another, until one is turned by hand', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  await open()
  const first = advert()
  await tools.phone.wait(6_100)
  expect(advert()).not.toBe(first)
  document.querySelector<HTMLElement>('#root button[aria-label^=看下一条]')?.click()
  await tools.phone.settle()
  expect(advert()).toBe(first)
  await tools.phone.wait(20_000)
  expect(advert()).toBe(first)
  vi.unstubAllGlobals()
})

test('where no room is announced those that can be watched again stand in its place', async () => {
  await tools.environment.break({
    path: '/public/app/scene/card',
    kind: 'body',
    text: JSON.stringify({ code: 0, data: [], message: '' }),
    type: 'application/json',
    times: 0,
  })
  await open()
  expect(tools.environment.requests().some(({ path }) => path === '/public/room/card-list')).toBe(true)
  expect(module('今日直播')?.textContent).toContain('可回放')
})
