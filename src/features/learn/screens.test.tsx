import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Route } from 'wouter'
import { type Answers, dropped, renderApp, rejected, type AppOptions, status } from '#test/render-app.tsx'
import { ArticleScreen } from './article/article.tsx'
import { CourseDetailScreen } from './course/course-detail.tsx'
import { CourseListScreen } from './course-list/course-list.tsx'
import { LessonScreen } from './lesson/lesson.tsx'
import { SeriesScreen } from './series/series.tsx'
import { article, course } from './samples.ts'
// Parts whose code comes later are here at once.
import './article/article-more.tsx'
import './course/course-more.tsx'
import './course-list/category-panel.tsx'
import './course-list/further-courses.tsx'
import './lesson/lesson-article.tsx'
import './lesson/lesson-desk.tsx'
import './series/series-panel.tsx'

const page = (count: number, total = count, pageNo = 1) => ({
  list: Array.from({ length: count }, (_, at) => ({
    ...course,
    number: `C${pageNo}-${at}`,
    title: `课程${pageNo}-${at}`,
  })),
  total,
  pageNo,
  pageSize: 20,
})

function show(pattern: string, drawn: React.ReactNode, set: AppOptions) {
  return renderApp(<Route path={pattern}>{drawn}</Route>, set)
}

beforeEach(() => {
  // Another device: nothing of the test before is still being removed from it.
  vi.stubGlobal('indexedDB', new IDBFactory())
  localStorage.clear()
  history.replaceState(null, '')
})
afterEach(cleanup)

describe('学习', () => {
  const open = (answers: Answers, more: Partial<AppOptions> = {}) =>
    show('/course', <CourseListScreen />, { path: '/course', answers, ...more })

  test('a guest sees courses with author and price, and the next page on demand', async () => {
    const { sent } = open({
      'GET /public/article-course/list': ({ pageNo }) => (pageNo === '2' ? page(1, 21, 2) : page(20, 21)),
    })
    expect(await screen.findByRole('heading', { name: '课程1-0' })).toBeTruthy()
    expect(screen.getAllByText('李明 登记编号 A0000000000001')).toHaveLength(20)
    await userEvent.click(await screen.findByRole('button', { name: '加载更多' }))
    expect(await screen.findByRole('heading', { name: '课程2-0' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: '加载更多' })).toBeNull()
    expect(sent.every(({ call }) => call === 'GET /public/article-course/list')).toBe(true)
  })

  test('a guest with a category link is asked to sign in, not shown an unfiltered list', async () => {
    open({ 'GET /public/article-course/list': () => page(2) }, { path: '/course?tab=category&l3=L2' })
    expect(await screen.findByText('登录后可按分类浏览')).toBeTruthy()
    expect(screen.queryByText('所选分类')).toBeNull()
  })

  test('an empty list is one sentence', async () => {
    open({ 'GET /public/article-course/list': () => page(0) })
    expect(await screen.findByText('该分类暂无课程')).toBeTruthy()
  })

  test('a failed list shows an error and a retry', async () => {
    let times = 0
    open({ 'GET /public/article-course/list': () => (times++ === 0 ? status(503) : page(1)) })
    expect(within(await screen.findByRole('alert')).getByText('服务繁忙，请稍后再试')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByRole('heading', { name: '课程1-0' })).toBeTruthy()
  })

  test('series and filters ask a guest to log in', async () => {
    open({ 'GET /public/article-course/list': () => page(1) })
    await userEvent.click(screen.getByRole('tab', { name: '系列' }))
    const link = await screen.findByRole('link', { name: '登录后查看' })
    expect(link.getAttribute('href')).toBe('/login?redirect=%2Fcourse%3Ftab%3Dseries')
  })

  test('a customer filters the list by a tag, and clears it', async () => {
    const { sent, history } = open(
      {
        'GET /article/course': ({ tagId }) => (tagId === 'T1' ? page(1) : page(3)),
        'GET /article/course/tags': () => [{ id: 'T1', name: '基本面' }],
        'GET /article/course/l3': () => [{ id: 'L1', name: '股票', children: [{ id: 'L2', name: '估值' }] }],
      },
      { signedIn: true },
    )
    await screen.findByRole('heading', { name: '课程1-2' })
    await userEvent.click(screen.getByRole('button', { name: '筛选' }))
    await userEvent.click(await screen.findByRole('button', { name: '基本面', hidden: true }))
    await waitFor(() => expect(screen.queryByRole('heading', { name: '课程1-2' })).toBeNull())
    expect(sent.some(({ fields }) => fields['tagId'] === 'T1')).toBe(true)
    expect(history?.at(-1)).toContain('tag=T1')
    await userEvent.click(screen.getByRole('button', { name: '清除筛选', hidden: true }))
    expect(await screen.findByRole('heading', { name: '课程1-2', hidden: true })).toBeTruthy()
  })

  test('the last watched lesson is one tap away', async () => {
    const position = { number: 'C1', course: '课', catalogId: 'L1', lesson: '第一课', sec: 65, at: 1 }
    localStorage.setItem('own:guest:progress', JSON.stringify([position]))
    open({ 'GET /public/article-course/list': () => page(1) })
    const bar = await screen.findByRole('complementary', { name: '继续学习' })
    expect(within(bar).getByRole('link').getAttribute('href')).toBe('/course/C1/lesson/L1')
  })
})

describe('系列课', () => {
  test('shows its courses and why it is locked', async () => {
    show('/course/series/:seriesId', <SeriesScreen />, {
      path: '/course/series/S1',
      signedIn: true,
      answers: {
        'GET /course/series/getCourseSeriesInfo': () => ({
          title: '入门系列',
          introHtml: '',
          coverUrl: '',
          courses: [course],
          access: { allowed: false, reason: 'NEED_EVAL' },
        }),
      },
    })
    expect(await screen.findByRole('heading', { name: '入门系列' })).toBeTruthy()
    expect(screen.getByText('1门课程 · 共4节')).toBeTruthy()
    expect(screen.getByText('请先完成风险测评')).toBeTruthy()
  })
})

describe('课程详情', () => {
  const open = (answers: Answers, more: Partial<AppOptions> = {}) =>
    show('/course/:number', <CourseDetailScreen />, { path: '/course/C100', answers, ...more })

  test('the enrol button opens the service', async () => {
    const { history } = open({ 'GET /public/article-course/detail': () => course })
    await userEvent.click(await screen.findByRole('link', { name: '立即报名' }))
    expect(history?.at(-1)).toBe('/sku/S1')
  })

  test('a paid order unlocks the course', async () => {
    open(
      {
        'GET /article/course/number/C100': () => course,
        'GET /orders/has-paid-order-by-sku': ({ skuId }) => ({ paid: skuId === 'S1' }),
      },
      { signedIn: true },
    )
    const link = await screen.findByRole('link', { name: '继续学习' })
    expect(link.getAttribute('href')).toBe('/course/C100/lesson/1')
  })

  test('its tabs show catalogue, teachers and reviews', async () => {
    open({ 'GET /public/article-course/detail': () => course })
    await userEvent.click(await screen.findByRole('tab', { name: '目录' }))
    expect(await screen.findByRole('heading', { name: '第一章 看懂K线' })).toBeTruthy()
    expect(screen.getByRole('link', { name: /课时1/ }).getAttribute('href')).toBe('/course/C100/lesson/1')
    await userEvent.click(screen.getByRole('tab', { name: '讲师' }))
    expect(screen.getByText('登记编号 A0000000000001')).toBeTruthy()
    await userEvent.click(screen.getByRole('tab', { name: '评价' }))
    expect(screen.getByText('暂无评价')).toBeTruthy()
  })

  test('the saved copy is shown with its date offline', async () => {
    let there = true
    const answers: Answers = { 'GET /public/article-course/detail': () => (there ? course : dropped) }
    open(answers)
    await screen.findByRole('heading', { name: '从零学看盘' })
    cleanup()
    there = false
    open(answers)
    expect(await screen.findByText(/^当前离线，以下为\d\d-\d\d \d\d:\d\d保存的内容$/)).toBeTruthy()
    expect(screen.getByRole('heading', { name: '从零学看盘' })).toBeTruthy()
  })

  test('a rejection is explained in the service’s words', async () => {
    open({ 'GET /public/article-course/detail': () => rejected(404001, '课程不存在') })
    expect(await screen.findByText('课程不存在')).toBeTruthy()
  })
})

describe('课时', () => {
  const open = (catalogId: string, answers: Answers, more: Partial<AppOptions> = {}) =>
    show('/course/:number/lesson/:catalogId', <LessonScreen />, {
      path: `/course/C100/lesson/${catalogId}`,
      answers: { 'GET /public/article-course/detail': () => course, ...answers },
      ...more,
    })

  test('a live lesson links to its room', async () => {
    open(
      '4',
      { 'GET /article/course/number/C100': () => ({ ...course, access: { allowed: true } }) },
      { signedIn: true },
    )
    const link = await screen.findByRole('link', { name: '进入直播间' })
    expect(link.getAttribute('href')).toBe('/live/LR1')
  })

  test('a trial lesson plays for a guest, with the risk line', async () => {
    open('1', {
      'GET /public/video/play': () => ({
        url: '/files/a.mp4',
        expireSec: 600,
        coverUrl: '',
        durationSec: 725,
        trialSec: 60,
      }),
    })
    expect(await screen.findByRole('heading', { name: '课时1' })).toBeTruthy()
    await waitFor(() => expect(document.querySelector('video')?.src).toContain('/files/a.mp4'))
    expect(document.querySelector('video')?.hasAttribute('playsinline')).toBe(true)
    expect(screen.getAllByText('内容仅供投资者教育参考，不构成投资建议').length).toBeGreaterThan(1)
    expect(screen.getByText('第1节 · 共4节')).toBeTruthy()
  })

  test('a lesson that was not purchased says so', async () => {
    open('2', {})
    expect(await screen.findByText('该内容报名后可学习')).toBeTruthy()
    expect(screen.getByRole('link', { name: '了解服务' }).getAttribute('href')).toBe('/sku/S1')
  })

  test('a text lesson shows its article', async () => {
    const bought = { ...course, access: { allowed: true } }
    open(
      '3',
      {
        'GET /article/course/number/C100': () => bought,
        'GET /article/info': () => ({ ...article, contentHtml: '<p>第三课正文</p>' }),
      },
      { signedIn: true },
    )
    expect(await screen.findByText('第三课正文')).toBeTruthy()
  })

  test('a text lesson is marked as a saved copy once', async () => {
    let there = true
    const bought = { ...course, access: { allowed: true } }
    const answers: Answers = {
      'GET /article/course/number/C100': () => (there ? bought : dropped),
      'GET /article/info': () => (there ? { ...article, contentHtml: '<p>第三课正文</p>' } : dropped),
    }
    open('3', answers, { signedIn: true })
    expect(await screen.findByText('第三课正文')).toBeTruthy()
    cleanup()
    there = false
    open('3', answers, { signedIn: true })
    expect(await screen.findByText('第三课正文')).toBeTruthy()
    expect(await screen.findAllByText(/^当前离线/)).toHaveLength(1)
  })

  test('notes stay on the device', async () => {
    open('2', {})
    await userEvent.click(await screen.findByRole('tab', { name: '笔记' }))
    await userEvent.type(await screen.findByRole('textbox', { name: '我的笔记' }), '要复习')
    cleanup()
    open('2', {})
    await userEvent.click(await screen.findByRole('tab', { name: '笔记' }))
    expect(await screen.findByDisplayValue('要复习')).toBeTruthy()
  })

  test('a removed lesson links back to the course', async () => {
    open('gone', {})
    expect(await screen.findByText('课时不存在或已下架')).toBeTruthy()
    expect(screen.getByRole('link', { name: '返回课程' }).getAttribute('href')).toBe('/course/C100')
  })
})

describe('文章', () => {
  const open = (answers: Answers, more: Partial<AppOptions> = {}) =>
    show('/article/:id', <ArticleScreen />, { path: '/article/AR1', answers, ...more })

  test('a like is shown at once and reverted if it is rejected', async () => {
    let refuse: (() => void) | undefined
    const asked = new Promise<void>((resolve) => (refuse = resolve))
    const { sent } = open(
      { 'GET /article/info': () => article, 'POST /article/like': () => (refuse?.(), rejected(1, '操作太频繁')) },
      { signedIn: true },
    )
    const like = await screen.findByRole('button', { name: '点赞' })
    expect(like.getAttribute('aria-pressed')).toBe('false')
    await userEvent.click(like)
    await asked
    expect(await screen.findByText('操作太频繁')).toBeTruthy()
    await waitFor(() => expect(like.getAttribute('aria-pressed')).toBe('false'))
    expect(sent.filter(({ call }) => call === 'POST /article/like')).toHaveLength(1)
  })

  test('a guest who likes is sent to the login', async () => {
    const { signIns } = open({ 'GET /public/articleInfo': () => article })
    await userEvent.click(await screen.findByRole('button', { name: '点赞' }))
    expect(signIns).toEqual(['/article/AR1'])
  })

  test('a comment with a phone number is not sent, a clean one awaits review', async () => {
    const { sent } = open(
      {
        'GET /article/info': () => article,
        'POST /article/comment': ({ content }) => ({
          id: 'N1',
          user: { name: '我', avatarUrl: '' },
          content,
          createdAt: 1,
          likeCount: 0,
          status: 'AUDITING',
        }),
      },
      { signedIn: true },
    )
    const box = await screen.findByRole('textbox', { name: '写评论' })
    await userEvent.type(box, '找我13800138000')
    await userEvent.click(screen.getByRole('button', { name: '发表' }))
    expect(await screen.findByText('请勿发布联系方式')).toBeTruthy()
    expect(sent.some(({ call }) => call === 'POST /article/comment')).toBe(false)
    await userEvent.clear(box)
    await userEvent.type(box, '写得清楚')
    await userEvent.click(screen.getByRole('button', { name: '发表' }))
    expect(await screen.findByText('评论已提交，审核后展示')).toBeTruthy()
    expect(await screen.findByText('审核中')).toBeTruthy()
  })

  test('a stock shows its change with sign and the date of its price', async () => {
    open({ 'GET /public/articleInfo': () => article })
    expect((await screen.findByText('−1.23%')).getAttribute('data-tone')).toBe('fall')
    expect(screen.getByText('截至 01-01 08:00')).toBeTruthy()
  })
})
