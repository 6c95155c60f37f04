import { fireEvent } from '@testing-library/dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openScreens } from '#test/sweep/screens.ts'

/** C3; C108 is free, with nine lessons, one of them a text. */
const CUSTOMER = '13800000004'
const COURSE = '/course/C108'
const LESSON = `${COURSE}/lesson/C108-01`
const TEXT = `${COURSE}/lesson/C108-05`

const { environment, phone, words, until, untilIdle, open, go, find, press, type, ask, answer } = await openScreens(
  /course|lesson|article|study/,
  { database: true },
)
beforeEach(() => open('/me/study', { as: CUSTOMER }))

const root = () => document.querySelector('#root')
const film = () => until(() => root()?.querySelector('video'))

async function write(text: string) {
  await press('笔记')
  type(await until(() => root()?.querySelector('textarea')), text)
  await untilIdle()
}

describe('learning progress', () => {
  test('a lesson that ended is finished in the catalogue, the course, its series and 我的课程', async () => {
    await go(LESSON)
    fireEvent.ended(await film())
    await untilIdle()
    await go(COURSE)
    await press('目录')
    await until(() => words().includes('已学完'))
    expect(words()).toContain('已学 1/10 节 · 10%')
    expect(root()?.querySelector('a[href$="C108-01"]')?.textContent).toContain('已学完')
    expect(root()?.querySelector('a[href$="C108-02"]')?.textContent).not.toContain('已学完')
    await go('/course/series/SR03')
    await until(() => words().includes('已学'))
    expect(words()).toContain('已学 1/10 节 · 10%')
    expect(words()).toContain('尚未开始 · 共 12 节')
    expect(words()).toMatch(/已学 1\/\d\d 节 · [2-9]%/)
  })

  test('a text lesson is finished by a press, which can be undone', async () => {
    await go(TEXT)
    await press('标为已学完')
    await go(TEXT)
    await press('✓ 已学完')
    expect(find('标为已学完')).toBeTruthy()
  })

  test('an interrupted lesson shows its progress', async () => {
    await go(LESSON)
    const media = await film()
    media.currentTime = 13
    fireEvent.pause(media)
    await go(COURSE)
    await press('目录')
    await until(() => words().includes('学到'))
    expect(root()?.querySelector('a[href$="C108-01"]')?.textContent).toContain('学到 3%')
  })
})

describe('a lesson', () => {
  test('continues as audio from the same position, and has a transcript', async () => {
    await go(LESSON)
    await until(() => root()?.querySelector('video track'))
    expect(root()?.querySelector('track')?.getAttribute('src')).toContain('/subtitles/v-C108-01.vtt')
    const media = await film()
    media.currentTime = 7
    fireEvent.timeUpdate(media)
    await press('只听声音')
    const sound = await until(() => root()?.querySelector('audio'))
    expect(root()?.querySelector('video')).toBeNull()
    fireEvent.loadedMetadata(sound)
    expect(sound.currentTime).toBe(7)
    await press('只听声音')
    expect(root()?.querySelector('video')).toBeTruthy()
  })

  test('as text can be commented on', async () => {
    await go(TEXT)
    await until(() => find('发表'))
    await write('费用这一节讲得清楚')
    // The first field of a lesson is for comments; notes are below it.
    await press('发表')
    expect(root()?.querySelector('ul[aria-label="评论"]')?.textContent).toContain('费用这一节讲得清楚')
    expect(phone.path()).toBe(TEXT)
  })
})

describe('notes', () => {
  test('are listed together with lesson and second, and link back to them', async () => {
    await go(LESSON)
    const media = await film()
    // Three seconds before the end.
    media.currentTime = 27
    fireEvent.timeUpdate(media)
    await write('净值和份额要分开看')
    await press('保存到当前时间')
    await go('/me/study')
    await until(() => words().includes('净值'))
    const row = root()?.querySelector('ul[aria-label="笔记"] li')
    expect(row?.textContent).toContain('净值和份额要分开看')
    expect(row?.textContent).toContain('基金入门八讲')
    expect(row?.textContent).toContain('00:27')
    expect(row?.querySelector('a')?.getAttribute('href')).toBe(`${LESSON}?t=27`)
    await go(`${LESSON}?t=27`)
    await until(() => root()?.querySelector('video'))
    const again = await film()
    fireEvent.loadedMetadata(again)
    expect(again.currentTime).toBe(27)
    await go('/me/study')
    await until(() => words().includes('净值'))
    await press('删除笔记')
    expect(words()).toContain('还没有笔记')
  })

  test('start their lesson once: after a reload it goes on where the customer was', async () => {
    await go(`${LESSON}?t=5`)
    const media = await film()
    media.currentTime = 20
    fireEvent.timeUpdate(media)
    expect(location.search).toBe('')
    await go(location.pathname)
    const again = await film()
    fireEvent.loadedMetadata(again)
    expect(again.currentTime).toBe(20)
  })

  test('are not visible to another account', async () => {
    await go(LESSON)
    await write('只给自己看')
    await press('保存到当前时间')
    const kept = Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith('own:')))
    phone.wipe(kept)
    await go('/me/study')
    await until(() => words().includes('还没有笔记'))
    expect(words()).not.toContain('只给自己看')
  })
})

test('favourites and history are listed, and can be removed', async () => {
  await go(COURSE)
  await press('☆ 收藏')
  expect(find('★ 已收藏')).toBeTruthy()
  await go('/article/A201')
  await until(() => find('☆ 收藏'))
  await go('/me/study?tab=favourites')
  await until(() => words().includes('基金入门八讲'))
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
    await go('/search')
    await until(() => root()?.querySelector('input'))
    type(await until(() => root()?.querySelector('input')), text)
    await until(() => root()?.querySelector('[aria-label="搜索结果"][aria-busy=false]'))
  }
  const inGroup = (label: string) =>
    [...(root()?.querySelectorAll('section') ?? [])].find((each) => each.getAttribute('aria-label') === label)

  test('finds courses, series, lessons and articles, each linked to its page', async () => {
    await look('基金')
    expect(inGroup('课程')?.querySelector('a')?.getAttribute('href')).toBe(COURSE)
    expect(inGroup('系列课')?.querySelector('a')?.getAttribute('href')).toBe('/course/series/SR03')
    expect(inGroup('课时')?.querySelector('a')?.getAttribute('href')).toMatch(/^\/course\/C\d+\/lesson\//)
    expect(inGroup('文章')?.querySelector('a')?.getAttribute('href')).toMatch(/^\/article\/A\d+$/)
    await look('没有这样的内容')
    expect(words()).toContain('没有找到“没有这样的内容”')
    expect(root()?.querySelector('a[href^="/stock-search?q="]')).toBeTruthy()
  })

  test('finds the same lessons and series for a guest', async () => {
    phone.wipe()
    await look('净值与份额')
    expect(inGroup('课时')?.querySelector('a')?.getAttribute('href')).toBe(`${COURSE}/lesson/C108-03`)
    await look('基金')
    await until(() => inGroup('系列课'))
    expect(inGroup('系列课')?.querySelector('a')?.getAttribute('href')).toBe('/course/series/SR03')
  })

  test('reports the part that failed, and retries it', async () => {
    await environment.break({ path: '/article/course', kind: 'status', value: 500 })
    await look('基金')
    expect(words()).toContain('部分内容暂时无法搜索')
    await press('重试')
    await until(() => inGroup('课程'))
    expect(words()).not.toContain('部分内容暂时无法搜索')
    expect(inGroup('课程')?.textContent).toContain('基金入门八讲')
  })

  test('says nothing is not there before all pages are read, and retries the one that failed', async () => {
    const { list } = await ask(CUSTOMER, '/article/course')
    const titled = (title: string, at: number) => ({ ...(list as object[])[0], number: `N${at}`, title })
    const rows = Array.from({ length: 60 }, (_, at) => titled(at === 55 ? '鼎' : '课', at))
    const pageOf = (pageNo: number) => ({
      list: rows.slice((pageNo - 1) * 50, pageNo * 50),
      total: 60,
      pageNo,
      pageSize: 50,
    })
    await answer('/article/course', pageOf(1))
    await environment.break({ path: '/article/course', kind: 'status', value: 500 })
    await look('鼎')
    expect(words()).toContain('部分内容暂时无法搜索')
    expect(words()).not.toContain('没有找到')
    await answer('/article/course', pageOf(2))
    await press('重试')
    await until(() => inGroup('课程')?.textContent.includes('鼎'))
  })
})

describe('学习', () => {
  test('guests filter by tag and anyone sorts, and the address keeps both', async () => {
    phone.wipe()
    await go('/course')
    await until(() => words().includes('股票投资第一课'))
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
  test('shows its video to guests', async () => {
    phone.wipe()
    await go('/course/C101')
    await press('▶ 看预告')
    await until(() => root()?.querySelector('video'))
    expect(root()?.querySelector('video')?.getAttribute('aria-label')).toContain('预告')
  })

  test('saves its text lessons for offline reading before they are opened', async () => {
    await go(COURSE)
    await press('目录')
    await press('离线保存图文课时（1节）')
    await until(() => words().includes('已保存 1 节'))
    await environment.break({ path: '/*', kind: 'drop', times: 0 })
    await go(TEXT)
    await until(() => root()?.querySelector('[class*=prose]'))
    expect(words()).toContain('当前离线')
    expect(root()?.querySelector('[class*=prose]')?.textContent?.length).toBeGreaterThan(100)
  })

  test('says that its lessons are not saved where the device keeps nothing', async () => {
    vi.stubGlobal('indexedDB', undefined)
    await go(COURSE)
    await press('目录')
    await press('离线保存图文课时（1节）')
    await until(() => words().includes('设备空间不足，未能保存'))
    expect(words()).not.toContain('已保存 1 节')
  })
})
