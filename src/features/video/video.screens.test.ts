import { expect, test, vi } from 'vitest'
import { openScreens } from '#test/sweep/screens.ts'

const CUSTOMER = '13800000002'
const LIST = '/video/video_list'
const RECOMMENDED = '/video/ai_rec_video_list'

const screens = await openScreens(/video|settings/)
const { environment, phone, words, open, go, press, find, type, ask, requests, until } = screens

const films = () => [...document.querySelectorAll<HTMLElement>('[role=feed] > article')]
const here = () => document.querySelector<HTMLElement>('[role=feed] > article:not([inert])')
const settings = (change: object) => ({ preferences: JSON.stringify(change) })

test('a guest sees what short videos are; the link to the login returns', async () => {
  await open('/video')
  expect(words()).toContain('登录后可观看')
  expect(document.querySelector('main a')?.getAttribute('href')).toBe('/login?redirect=%2Fvideo')
  await open('/video/SV01')
  expect(words()).toContain('登录后可观看视频与评论')
})

test('each video names its speaker, with the registration number and the risk warning', async () => {
  await open('/video', { as: CUSTOMER })
  await until(() => films().length >= 10)
  expect(here()?.textContent).toMatch(/登记编号 示例[AS]\d{10}/)
  expect(here()?.textContent).toContain('股市有风险，投资需谨慎')
  expect(document.querySelectorAll('video')).toHaveLength(2)
  expect(films().map((film) => film.getAttribute('aria-posinset'))).toContain('10')
})

test('videos are personalized only with consent', async () => {
  await open('/video', { as: CUSTOMER })
  await until(() => films().length > 0)
  expect([requests(RECOMMENDED).length, requests(LIST).length]).toEqual([1, 0])
  await open('/video', { as: CUSTOMER, kept: settings({ personalised: false }) })
  await until(() => films().length > 0)
  expect([requests(RECOMMENDED).length, requests(LIST).length]).toEqual([1, 1])
})

test('in 长辈版 and with reduced motion videos are a list: nothing plays, nothing is loaded', async () => {
  for (const kept of [settings({ elder: true }), settings({ calm: true })]) {
    await open('/video', { as: CUSTOMER, kept })
    await until(() => document.querySelectorAll('ul[aria-label=短视频] > li').length >= 10)
    expect(document.querySelector('video')).toBeNull()
    expect(requests('/vod/video/auth')).toEqual([])
  }
})

test('a dismissed video can be restored in place, is gone at the next visit, and is listed in the settings', async () => {
  await open('/video', { as: CUSTOMER })
  await until(() => here()?.querySelector('h2'))
  const title = here()?.querySelector('h2')?.textContent ?? ''
  await press('不感兴趣', here())
  expect(here()?.textContent).toContain('不再为您展示')
  await press('撤销', here())
  expect(here()?.querySelector('h2')?.textContent).toBe(title)
  await press('不感兴趣', here())
  await go('/video')
  await until(() => here()?.querySelector('h2'))
  expect(words()).not.toContain(title)
  await go('/me/settings')
  await press(/^不感兴趣的视频/)
  expect(words()).toContain(title)
  await press('恢复展示')
  expect(document.querySelector('ul[aria-label=不感兴趣的视频]')).toBeNull()
})

test('feed, page and service agree on a like, also after one that failed', async () => {
  await open('/video', { as: CUSTOMER, kept: settings({ personalised: false }) })
  await until(() => find('点赞', here()))
  await environment.break({ path: '/video/like/or/unlike', kind: 'status', value: 503 })
  await press('点赞', here())
  expect(find('点赞', here())?.getAttribute('aria-pressed')).toBe('false')
  await press('点赞', here())
  const id = here()?.querySelector('h2 a')?.getAttribute('href')?.slice('/video/'.length) ?? ''
  expect(find('点赞', here())?.getAttribute('aria-pressed')).toBe('true')
  expect(await ask(CUSTOMER, `/team/video/info?id=${id}`)).toMatchObject({ isLiked: true })
  await go(`/video/${id}`)
  await until(() => find('点赞')?.getAttribute('aria-pressed') === 'true')
  await press('点赞')
  expect(await ask(CUSTOMER, `/team/video/info?id=${id}`)).toMatchObject({ isLiked: false })
})

test('the comments of a video open over it, the same as on its page', async () => {
  await open('/video', { as: CUSTOMER, kept: settings({ personalised: false }) })
  await until(() => find('评论', here()))
  await press('评论', here())
  await until(() => find('发表'))
  type('写评论', '附注在哪一页')
  await press('发表')
  expect(words()).toContain('审核中')
  await go('/video/SV01')
  await until(() => words().includes('附注在哪一页'))
})

test.each([
  ['/video/TV01?kind=team', '/public/team/commentList', '/team/video/comment'],
  ['/video/SV02', '/video/commentList', '/video/comment'],
])('%s uses the comment calls of its kind', async (path, list, write) => {
  await open(path, { as: CUSTOMER })
  await until(() => find('发表'))
  expect(requests(list).length).toBeGreaterThan(0)
  type('写评论', '收藏了')
  await press('发表')
  expect([requests(write).length, words().includes('审核中')]).toEqual([1, true])
})

test('a comment whose response is lost is posted once', async () => {
  await open('/video/SV03', { as: CUSTOMER })
  await until(() => find('发表'))
  type('写评论', '第三点值得记下')
  await environment.break({ path: '/video/comment', kind: 'drop', times: 1, when: 'after' })
  await press('发表')
  expect(words()).toContain('评论已提交，审核后展示')
  const { list } = (await ask(CUSTOMER, '/video/commentList?id=SV03')) as { list: { content: string }[] }
  expect(list.filter(({ content }) => content === '第三点值得记下')).toHaveLength(1)
})

const rows = () => [...document.querySelectorAll('#root ul[aria-label="评论"] > li')]

/** Types a reply to the last of 24 comments, on the second page; its replies as the service has them. */
async function replyToLast(text: string) {
  await open('/video/SV01', { as: CUSTOMER })
  await press('更多评论')
  await press('回复', rows().at(-1))
  type('写回复', text)
  return async () => {
    const answer = await ask(CUSTOMER, '/video/commentList?id=SV01&pageSize=50')
    const { list } = answer as { list: { content: string; replies?: { content: string }[] }[] }
    return { replies: list.at(-1)?.replies?.map(({ content }) => content), count: list.length }
  }
}

test('a reply to a comment on the second page is shown below it', async () => {
  const asked = await replyToLast('同问，谢谢')
  await press('发表')
  expect(words()).toContain('评论已提交，审核后展示')
  await until(() => rows().at(-1)?.querySelector('ul')?.textContent.includes('同问，谢谢'))
  expect((await asked()).replies).toEqual(['同问，谢谢'])
})

test('a reply on the second page whose response is lost is posted once', async () => {
  const asked = await replyToLast('同问，谢谢')
  await environment.break({ path: '/video/comment', kind: 'drop', times: 1, when: 'after' })
  await press('发表')
  expect(words()).toContain('评论已提交，审核后展示')
  expect((await asked()).replies).toEqual(['同问，谢谢'])
})

test('a reply to a comment on the second page stays one after a reload', async () => {
  const asked = await replyToLast('同问，谢谢')
  const { count } = await asked()
  const name = rows().at(-1)?.querySelector('p > span')?.textContent ?? '-'
  phone.open('/video/SV01')
  await until(() => find('取消回复'))
  expect(words()).toContain(`回复 ${name}取消回复`)
  await press('发表')
  expect(await asked()).toEqual({ replies: ['同问，谢谢'], count })
})

test('a like of a video is tracked once, and the page has the video’s title', async () => {
  await open('/video/SV04', { as: CUSTOMER })
  await until(() => document.querySelector('h2'))
  expect(document.title).toContain(document.querySelector('h2')?.textContent ?? '-')
  await press('点赞')
  expect(phone.reported().filter((event) => event === 'media/video_like/SV04')).toHaveLength(1)
})

test.each(['none', '..%2F..%2Fusers%2Fme', '9'.repeat(10_000), '%3Cscript%3E'])(
  'reports that video %.20s does not exist',
  async (id) => {
    await open(`/video/${id}`, { as: CUSTOMER })
    expect(words()).toContain('不存在')
    expect(document.querySelector('main a[href="/video"]')).not.toBeNull()
  },
)

test('a video that cannot be played reports it and offers a retry; so does a list that fails to load', async () => {
  await environment.break({ path: '/vod/video/auth', kind: 'code', value: 40_400, text: '视频不存在' })
  await open('/video', { as: CUSTOMER })
  await until(() => words().includes('视频暂时无法播放'))
  const before = requests('/vod/video/auth').length
  await press('重试', here())
  await until(() => requests('/vod/video/auth').length > before)
  await environment.break({ path: RECOMMENDED, kind: 'status', value: 503 })
  await open('/video', { as: CUSTOMER })
  expect(words()).toContain('服务繁忙')
  await press('重试')
  await until(() => films().length > 0)
})

test('an expired cursor restarts the list by itself, and what was shown stays', async () => {
  const list = () => [...document.querySelectorAll('ul[aria-label=短视频] > li')].map(({ textContent }) => textContent)
  await open('/video', { as: CUSTOMER, kept: settings({ elder: true }) })
  await until(() => list().length >= 10)
  const shown = list()
  await environment.break({ path: RECOMMENDED, kind: 'code', value: 40_003 })
  await press('更早的短视频')
  expect([list(), words().includes('列表有变动')]).toEqual([shown, false])
  await press('更早的短视频')
  expect(list().slice(0, shown.length)).toEqual(shown)
  expect(list().length).toBeGreaterThan(shown.length)
})

test('an error of the previous video that arrives late does not fail the next one', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe')
  const error = () => document.querySelector('video')?.dispatchEvent(new Event('error'))
  await environment.break({ path: '/vod/video/auth', kind: 'latency', value: 5_000 })
  void open('/video', { as: CUSTOMER })
  await until(() => requests('/vod/video/auth').length > 0)
  error()
  await until(() => document.querySelector('video')?.src)
  expect(words()).not.toContain('视频暂时无法播放')
  error()
  await until(() => words().includes('视频暂时无法播放'))
  vi.restoreAllMocks()
})
