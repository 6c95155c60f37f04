import { expect, test, vi } from 'vitest'
import { openScreens } from '#test/sweep/screens.ts'

const CUSTOMER = '13800000002'
const MEMBER = '13800000007'
const LIST = '/stream/messages'

const screens = await openScreens(/stream|channel/, { database: true })
const { environment, phone, words, open, go, press, find, ask, answer, requests, until, untilIdle, wait } = screens

const rows = () => [...document.querySelectorAll<HTMLElement>('ul[aria-label=消息] > li')]
const channels = () => [...document.querySelectorAll('ul[aria-label=频道] > li')].map(({ textContent }) => textContent)
const first = () => rows()[0]?.querySelector('article')?.textContent ?? ''

test('a guest sees what channels are and which stocks were mentioned; the link to the login returns', async () => {
  await open('/stream')
  expect(words()).toContain('登录后可查看')
  await open('/stream/CH1')
  expect(words()).toContain('登录后可查看')
  await until(() => words().includes('近期提到的股票'))
  expect([requests('/public/stream/stock/list').length, requests('/stream/stock/list').length]).toEqual([1, 0])
  await open('/stream/CH1/message/CH1-0120')
  expect(words()).toContain('登录后可查看消息与评论')
})

test('the unread count is limited to 99+ and cleared by opening the channel', async () => {
  await open('/stream', { as: MEMBER })
  expect(channels()[0]).toContain('99+')
  await go('/stream/CH1')
  await until(() => rows().length > 20)
  await go('/stream')
  await until(() => channels().length > 0 && !channels()[0]?.includes('99+'))
})

test('messages are grouped by day with author, registration number and time; a line separates the unread ones', async () => {
  await open('/stream/CH1', { as: CUSTOMER })
  await until(() => rows().length > 20)
  for (const row of rows().slice(0, 20)) expect(row.textContent).toMatch(/登记编号 示例[AS]\d{10}/)
  expect(document.querySelectorAll('ul[aria-label=消息] h2').length).toBeGreaterThan(3)
  expect(words()).toContain('以上是新消息')
  expect(document.title).toContain('盘面规则')
})

test('the line stands above the newest message read at the visit before, and not in a filtered list', async () => {
  const seam = () => rows().findIndex(({ textContent }) => textContent.includes('以上是新消息'))
  /** A visit with this many new messages, until it is saved. */
  async function visit(count: number) {
    if (count > 0) await environment.control('/room/burst', { chatId: 'CH1', count, texts: ['甲', '乙', '丙', '丁'] })
    await go('/stream/CH1')
    await until(() => rows().length > 20)
    find(/^\d条新消息$/)?.click()
    await wait(2_000)
  }
  await open('/stream', { as: CUSTOMER })
  await visit(0)
  await visit(4)
  expect(seam()).toBe(4)
  // The saved copies are shown first, with the four as new.
  await environment.break({ path: '/stream/*', kind: 'latency', value: 1_000, times: 0 })
  await visit(3)
  expect(seam()).toBe(3)
  await press('许老师')
  await until(() => rows().length > 5)
  expect(seam()).toBe(-1)
})

test('each filter shows its own messages, also when switched back and forth before they are loaded', async () => {
  await open('/stream/CH1', { as: CUSTOMER })
  await until(() => rows().length > 20)
  await press('许老师')
  await until(() => rows().length > 5 && rows().every((row) => row.textContent.includes('许老师')))
  expect(location.search).toBe('?analyst=T004')
  await press('陈老师')
  await until(() => rows().length > 5 && rows().every((row) => row.textContent.includes('陈老师')))
  await press('许老师')
  expect(rows().every((row) => !row.textContent.includes('陈老师'))).toBe(true)
  await press('全部')
  await until(() => rows().some((row) => row.textContent.includes('陈老师')))
  await environment.break({ path: LIST, kind: 'latency', value: 2_000, times: 0 })
  for (const name of ['许老师', '陈老师', '许老师']) {
    find(name)?.click()
    await wait(100)
    expect(rows().every((row) => row.textContent.includes(name))).toBe(true)
  }
  await until(() => rows().length > 5)
  expect(rows().every((row) => row.textContent.includes('许老师'))).toBe(true)
})

test('a press loads older messages, each once', async () => {
  await open('/stream/CH2', { as: CUSTOMER })
  await until(() => rows().length === 50)
  await press('更早的消息')
  await until(() => rows().length === 60)
  const texts = rows().map((row) => row.querySelector('a[href*="/message/"]')?.getAttribute('href'))
  expect(new Set(texts).size).toBe(texts.length)
})

test('a members’ channel is closed to others and requests no messages', async () => {
  await open('/stream/CH4', { as: '13800000001' })
  await until(() => words().includes('会员研习'))
  expect(words()).toContain('会员内容')
  expect(requests(LIST)).toEqual([])
  await open('/stream/CH4', { as: MEMBER })
  await until(() => rows().length > 10)
})

test('a hidden page requests nothing, so that nothing counts as read', async () => {
  await open('/stream/CH2', { as: CUSTOMER })
  await until(() => rows().length > 20)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  const before = requests(LIST).length
  await wait(60_000)
  expect(requests(LIST).length).toBe(before)
  vi.restoreAllMocks()
})

test('a like is shown at once, also on the message’s page, and can be undone there', async () => {
  await open('/stream/CH1', { as: CUSTOMER })
  await until(() => rows().length > 20)
  const href = rows()[0]?.querySelector('a[href*="/message/"]')?.getAttribute('href') ?? ''
  await press('点赞', rows()[0])
  expect(find('点赞', rows()[0])?.getAttribute('aria-pressed')).toBe('true')
  await go(href)
  await until(() => find('点赞')?.getAttribute('aria-pressed') === 'true')
  await press('点赞')
  const id = href.split('/').at(-1)
  expect(await ask(CUSTOMER, `/stream/message?messageId=${id}`)).toMatchObject({ isLiked: false })
})

test('a message’s page lists its comments, popular ones first, and offers no comment field', async () => {
  await open('/stream/CH1/message/CH1-0120', { as: CUSTOMER })
  await until(() => document.querySelectorAll('ul[aria-label=评论] > li').length >= 20)
  expect(document.querySelectorAll('ul[aria-label=热门评论] > li')).toHaveLength(3)
  await press('更多评论')
  await until(() => document.querySelectorAll('ul[aria-label=评论] > li').length === 21)
  expect(document.querySelector('textarea')).toBeNull()
})

test.each(['/stream/none', '/stream/CH1/message/none', `/stream/${'9'.repeat(10_000)}`, '/stream/..%2F..'])(
  '%.40s is reported as missing, with a link onwards',
  async (path) => {
    await open(path, { as: CUSTOMER })
    await until(() => /没有这个频道|不存在/.test(words()))
    expect(document.querySelector('main a[href^="/stream"]')).not.toBeNull()
  },
)

test('hostile texts and addresses stay plain text', async () => {
  const sender = {
    id: 'T001',
    name: '<img src=x onerror=alert(1)>',
    avatarUrl: 'javascript:alert(1)',
    role: 'ANALYST',
    certNo: '<b>1</b>',
  }
  const evil = (messageId: string, more: object) => ({
    messageId,
    channelId: 'CH1',
    kind: 'TEXT',
    sender,
    sentAt: Date.now(),
    likeCount: 0,
    isLiked: false,
    ...more,
  })
  const list = [
    evil('1', { text: '<script>alert(1)</script>' }),
    evil('2', { kind: 'IMAGE', mediaUrl: 'https://evil.example/x.png', text: '"><img>' }),
    evil('3', { kind: 'CARD', card: { type: 'X', title: '<b>', url: 'https://evil.example/' } }),
    evil('4', { kind: 'WORSE', text: '\u202e倒着' }),
  ]
  await answer(LIST, { list, hasMore: false }, 0)
  await open('/stream/CH1', { as: CUSTOMER })
  await until(() => rows().length === 4)
  expect(words()).toContain('<script>alert(1)</script>')
  expect(document.querySelector('main script')).toBeNull()
  for (const element of document.querySelectorAll('main img, main a')) {
    expect(`${element.getAttribute('src')} ${element.getAttribute('href')}`).not.toMatch(/evil\.example|javascript:/)
  }
})

test('a failed list can be retried, a loaded one is available offline, and is read once online again', async () => {
  await environment.break({ path: LIST, kind: 'status', value: 503 })
  await open('/stream/CH1', { as: CUSTOMER })
  await until(() => words().includes('服务繁忙'))
  await press('重试')
  await until(() => rows().length > 20)
  const shown = first()
  await wait(3_000)
  await untilIdle()
  await environment.break({ path: LIST, kind: 'drop', times: 0 })
  await go('/stream/CH1')
  await until(() => rows().length > 20)
  expect(first()).toBe(shown)
  expect(phone.title()).toBe('频道')
  await environment.mend()
  const asked = requests(LIST).length
  dispatchEvent(new Event('online'))
  await wait(1_000)
  expect(requests(LIST).length).toBeGreaterThan(asked)
  expect(Object(await ask(CUSTOMER, '/stream/channel'))[0]?.unread).toBe(0)
})
