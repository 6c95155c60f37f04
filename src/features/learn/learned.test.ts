import 'fake-indexeddb/auto'
import { fireEvent } from '@testing-library/dom'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadSanitizer } from '#ui/prose/sanitize.ts'
import { openTools, type Tools } from '#test/sweep/sweep.ts'

/** C3; C108 is free, with nine lessons, one of them to read. */
const CUSTOMER = '13800000004'
const COURSE = '/course/C108'
const LESSON = `${COURSE}/lesson/C108-01`
const TEXT = `${COURSE}/lesson/C108-05`

let tools: Tools
beforeAll(async () => {
  await loadSanitizer()
  tools = await openTools(/course|lesson|article|study/)
}, 60_000)
beforeEach(async () => {
  const { environment, phone } = tools
  await environment.reset()
  phone.wipe({ ...((await environment.login(CUSTOMER)) as Record<string, string>), openId: 'o-1' })
})

/** Opens a page; what is shown later has code of its own. */
async function open(path: string, there: () => unknown = () => true) {
  tools.phone.open(path)
  await until(there)
}

async function until(there: () => unknown) {
  for (let i = 0; i < 30 && !there(); i++) {
    await tools.phone.settle()
    await vi.dynamicImportSettled()
  }
  await tools.phone.settle()
}

const root = () => document.querySelector('#root')
const words = () => root()?.textContent ?? ''
const named = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('button, [role=tab]')].find(
    ({ textContent }) => textContent?.trim() === name,
  )

async function press(name: string) {
  await until(() => named(name))
  const button = named(name)
  if (!button) throw new Error(`no ${name}: ${words()}`)
  button.click()
  await tools.phone.settle()
}

async function end() {
  const media = root()?.querySelector('video, audio')
  if (!media) throw new Error(`nothing plays: ${words()}`)
  fireEvent.ended(media)
  await tools.phone.settle()
}

async function write(text: string) {
  await until(() => root()?.querySelector('textarea'))
  const field = root()?.querySelector('textarea')
  if (!field) throw new Error(`nowhere to write: ${words()}`)
  fireEvent.input(field, { target: { value: text } })
  await tools.phone.settle()
}

describe('what was learned', () => {
  test('a lesson that ended is finished in the catalogue, the course, its series and 我的课程', async () => {
    await open(LESSON, () => root()?.querySelector('video'))
    await end()
    await open(COURSE)
    await press('目录')
    await until(() => words().includes('已学完'))
    expect(words()).toContain('已学 1/10 节 · 10%')
    expect(root()?.querySelector('a[href$="C108-01"]')?.textContent).toContain('✓ 已学完')
    expect(root()?.querySelector('a[href$="C108-02"]')?.textContent).not.toContain('已学完')
    await open('/course/series/SR03', () => words().includes('已学'))
    expect(words()).toContain('已学 1/10 节 · 10%')
    expect(words()).toContain('尚未开始 · 共 12 节')
    expect(words()).toMatch(/已学 1\/\d\d 节 · [2-9]%/)
  })

  test('a lesson to read is finished by a press, which can be taken back', async () => {
    await open(TEXT)
    await press('标为已学完')
    await open(TEXT)
    await press('✓ 已学完')
    expect(named('标为已学完')).toBeTruthy()
  })

  test('a lesson that was left shows how far it was played', async () => {
    await open(LESSON, () => root()?.querySelector('video'))
    const media = root()?.querySelector('video')
    if (!media) throw new Error('nothing plays')
    media.currentTime = 13
    fireEvent.pause(media)
    await open(COURSE)
    await press('目录')
    await until(() => words().includes('学到'))
    expect(root()?.querySelector('a[href$="C108-01"]')?.textContent).toContain('学到 3%')
  })
})

describe('a lesson', () => {
  test('is heard alone from where its film was, and has the text of what is said', async () => {
    await open(LESSON, () => root()?.querySelector('video track'))
    expect(root()?.querySelector('track')?.getAttribute('src')).toContain('/subtitles/v-C108-01.vtt')
    const media = root()?.querySelector('video')
    if (!media) throw new Error('nothing plays')
    media.currentTime = 7
    fireEvent.timeUpdate(media)
    await press('只听声音')
    const sound = root()?.querySelector('audio')
    expect(root()?.querySelector('video')).toBeNull()
    if (!sound) throw new Error('nothing is heard')
    fireEvent.loadedMetadata(sound)
    expect(sound.currentTime).toBe(7)
    await press('只听声音')
    expect(root()?.querySelector('video')).toBeTruthy()
  })

  test('to read is commented on in place', async () => {
    await open(TEXT)
    await until(() => named('发表'))
    await write('费用这一节讲得清楚')
    // The first field of a lesson is the comment's; the notes stand below it.
    await press('发表')
    expect(root()?.querySelector('ul[aria-label="评论"]')?.textContent).toContain('费用这一节讲得清楚')
    expect(tools.phone.path()).toBe(TEXT)
  })
})

describe('notes', () => {
  test('stand in one place with lesson and second, and lead back to it', async () => {
    await open(LESSON, () => root()?.querySelector('video'))
    const media = root()?.querySelector('video')
    if (!media) throw new Error('nothing plays')
    media.currentTime = 83
    fireEvent.timeUpdate(media)
    await write('净值和份额要分开看')
    await press('保存到当前时间')
    await open('/me/study', () => words().includes('净值'))
    const row = root()?.querySelector('ul[aria-label="笔记"] li')
    expect(row?.textContent).toContain('净值和份额要分开看')
    expect(row?.textContent).toContain('基金入门八讲')
    expect(row?.textContent).toContain('01:23')
    expect(row?.querySelector('a')?.getAttribute('href')).toBe(`${LESSON}?t=83`)
    await open(`${LESSON}?t=83`, () => root()?.querySelector('video'))
    const again = root()?.querySelector('video')
    if (!again) throw new Error('nothing plays')
    fireEvent.loadedMetadata(again)
    await open('/me/study', () => words().includes('净值'))
    await press('删除笔记')
    expect(words()).toContain('还没有笔记')
  })

  test('another account sees none of them', async () => {
    await open(LESSON)
    await write('只给自己看')
    await press('保存到当前时间')
    const kept = Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith('own:')))
    tools.phone.wipe(kept)
    await open('/me/study', () => words().includes('还没有笔记'))
    expect(words()).not.toContain('只给自己看')
  })
})

test('favourites and what was opened are found again, and forgotten by a press', async () => {
  await open(COURSE)
  await press('☆ 收藏')
  expect(named('★ 已收藏')).toBeTruthy()
  await open('/article/A201')
  await until(() => named('☆ 收藏'))
  await open('/me/study?tab=favourites', () => words().includes('基金入门八讲'))
  const hrefs = (list: string) =>
    [...(root()?.querySelectorAll(`ul[aria-label="${list}"] a`) ?? [])].map((link) => link.getAttribute('href'))
  expect(hrefs('收藏')).toEqual([COURSE])
  await press('取消收藏')
  expect(words()).toContain('还没有收藏')
  await press('历史')
  expect(hrefs('历史')).toEqual(['/article/A201', COURSE])
  await press('清空历史')
  expect(words()).toContain('还没有浏览记录')
})

describe('search', () => {
  async function look(text: string) {
    await open('/search', () => root()?.querySelector('input'))
    const field = root()?.querySelector('input')
    if (!field) throw new Error('nowhere to type')
    fireEvent.input(field, { target: { value: text } })
    await until(() => root()?.querySelector('[aria-label="搜索结果"][aria-busy=false]'))
  }
  const inGroup = (label: string) =>
    [...(root()?.querySelectorAll('section') ?? [])].find((each) => each.querySelector('h2')?.textContent === label)

  test('finds courses, series, lessons and articles, each leading to its page', async () => {
    await look('基金')
    expect(inGroup('课程')?.querySelector('a')?.getAttribute('href')).toBe(COURSE)
    expect(inGroup('系列课')?.querySelector('a')?.getAttribute('href')).toBe('/course/series/SR03')
    expect(inGroup('课时')?.querySelector('a')?.getAttribute('href')).toMatch(/^\/course\/C\d+\/lesson\//)
    expect(inGroup('文章')?.querySelector('a')?.getAttribute('href')).toMatch(/^\/article\/A\d+$/)
    await look('没有这样的内容')
    expect(words()).toContain('没有找到相关内容')
  })

  test('finds the same lessons for a guest', async () => {
    tools.phone.wipe()
    await look('净值与份额')
    expect(inGroup('课时')?.querySelector('a')?.getAttribute('href')).toBe(`${COURSE}/lesson/C108-03`)
  })

  test('says what could not be searched, and tries it again', async () => {
    await tools.environment.break({ path: '/article/course', kind: 'status', value: 500 })
    await look('基金')
    expect(words()).toContain('部分内容暂时无法搜索')
    await press('重试')
    await until(() => inGroup('课程'))
    expect(words()).not.toContain('部分内容暂时无法搜索')
    expect(inGroup('课程')?.textContent).toContain('基金入门八讲')
  })
})

describe('学习', () => {
  test('guests filter by tag and everybody orders, which the address keeps', async () => {
    tools.phone.wipe()
    await open('/course', () => words().includes('股票投资第一课'))
    const first = () => root()?.querySelector('[role=tabpanel] a[href^="/course/C"]')?.getAttribute('href')
    const before = first()
    await press('筛选')
    await press('最热')
    await until(() => first() !== before)
    expect(location.search).toBe('?sort=hot')
    expect(first()).toBe('/course/C113')
    await press('基金')
    await until(() => first() === COURSE)
    expect(first()).toBe(COURSE)
    expect(new URLSearchParams(location.search).get('tag')).toBe('t3')
    expect(words()).toContain('基金 · 最热')
  })
})

describe('a course', () => {
  test('shows its film to guests', async () => {
    tools.phone.wipe()
    await open('/course/C101')
    await press('▶ 看预告')
    await until(() => root()?.querySelector('video'))
    expect(root()?.querySelector('video')?.getAttribute('aria-label')).toContain('预告')
  })

  test('keeps its lessons to read for offline, before they were opened', async () => {
    await open(COURSE)
    await press('目录')
    await press('离线保存图文课时（1节）')
    await until(() => words().includes('已保存 1 节'))
    await tools.environment.break({ path: '/*', kind: 'drop', times: 0 })
    await open(TEXT, () => root()?.querySelector('[class*=prose]'))
    expect(words()).toContain('当前离线')
    expect(root()?.querySelector('[class*=prose]')?.textContent?.length).toBeGreaterThan(100)
  })
})
