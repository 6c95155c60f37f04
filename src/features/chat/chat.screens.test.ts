import { fireEvent } from '@testing-library/dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openScreens } from '#test/sweep/screens.ts'
import { Line, Silent } from '#test/talk/line.ts'

/** A member, whose services open a chat; a customer without any; an owner of the second chat's strategy. */
const [MEMBER, CUSTOMER, BUYER] = ['13800000007', '13800000004', '13800000002']

const { environment, phone, words, wait, until, untilIdle, open, go, find, press, type, requests, ask } =
  await openScreens(/chat|complaint/)

const rows = () => [...document.querySelectorAll('ul[aria-label=圈子] > li')]
const messages = () => [...document.querySelectorAll('[role=log] li[data-message]')]
const bubbles = () => messages().map(({ textContent }) => textContent ?? '')
const paths = () => environment.requests().map(({ path }) => path)
/** Types it, and sends it with Enter. */
async function say(text: string) {
  type(document.querySelector('textarea'), text)
  await untilIdle()
  fireEvent.keyDown(document.querySelector('textarea') ?? document, { key: 'Enter' })
  await untilIdle()
}

describe('圈子', () => {
  it('lists the chats of the customer’s services with the last message, and expired ones without a link', async () => {
    await open('/chat', { as: MEMBER })
    expect(rows().length).toBeGreaterThan(0)
    const links = rows().filter((row) => row.querySelector('a[href^="/chat/"]'))
    expect(links.length).toBeGreaterThan(0)
    expect(links[0]?.textContent).toMatch(/：/)
    for (const row of rows().filter((each) => !links.includes(each))) expect(row.textContent).toMatch(/到期.*续期/)
  })

  it('explains who has access when there are no chats', async () => {
    await open('/chat', { as: CUSTOMER })
    expect(words()).toContain('您的服务暂未包含圈子')
  })
})

/** A message without its id and text. */
const MESSAGE = {
  kind: 'TEXT',
  sender: { id: 'u', name: '乙', avatarUrl: '', role: 'USER' },
  sentAt: Date.now(),
  likeCount: 0,
  isLiked: false,
}
beforeEach(() => {
  Line.forget()
  vi.stubGlobal('WebSocket', Silent)
})

describe('聊天室', () => {
  it('shows the messages under the risk warning, and a filter for teachers with their numbers', async () => {
    await open('/chat/CR01', { as: MEMBER })
    expect(words()).toContain('群内观点仅供参考，不构成投资建议')
    const all = bubbles().length
    expect(all).toBeGreaterThan(10)
    await press('只看老师')
    await until(() => bubbles().length > 0 && bubbles().length < all)
    for (const each of bubbles()) expect(each).toMatch(/登记编号/)
    await press('群规')
    expect(words()).toMatch(/投资顾问：.+登记编号/)
  })

  it('sends a message once, and shows it as the customer’s own', async () => {
    await open('/chat/CR01', { as: MEMBER })
    await say('谢谢老师的讲解')
    // The next answer to the list has it too.
    await wait(7_000)
    expect(bubbles().filter((each) => each.includes('谢谢老师的讲解'))).toHaveLength(1)
    expect(bubbles().at(-1)).toMatch(/我.*谢谢老师的讲解/)
  })

  it('keeps a message that could not be sent when the customer changes the tab', async () => {
    await open('/chat/CR01', { as: MEMBER })
    await environment.break({ path: '/chat_dialog/send', kind: 'drop', times: 2 })
    await say('信号不好')
    await until(() => find('未发出，点此重发'))
    await press('群规')
    await press('全部')
    expect(words()).toContain('未发出：信号不好')
    expect(phone.reported()).not.toContain('chat/send/TEXT')
    await press('放回输入框')
    expect(document.querySelector('textarea')?.value).toBe('信号不好')
    expect(words()).not.toContain('未发出')
  })

  it('shows a message that fails only after the customer has changed the tab and returned', async () => {
    await open('/chat/CR01', { as: MEMBER })
    await environment.break({ path: '/chat_dialog/send', kind: 'drop', times: 2 })
    await say('信号不好')
    await press('群规')
    find('全部')?.click()
    expect(requests('/chat_dialog/send')).toHaveLength(1)
    await until(() => words().includes('未发出：信号不好'))
  })

  it('keeps a message that could not be sent when the customer leaves, once', async () => {
    await open('/chat/CR01', { as: MEMBER })
    await environment.break({ path: '/chat_dialog/send', kind: 'drop', times: 2 })
    await say('信号不好')
    await until(() => find('未发出，点此重发'))
    await go('/chat')
    await go('/chat/CR01')
    expect(words().split('未发出：信号不好')).toHaveLength(2)
  })

  it('plays a voice message, and shows its transcript on demand', async () => {
    await open('/chat/CR02', { as: BUYER })
    const voice = () => messages().find((li) => li.querySelector('audio'))
    await until(() => /播放语音 \d+″.*转文字/.test(voice()?.textContent ?? ''))
    expect(voice()?.querySelector('audio')?.getAttribute('src')).toContain('/media/voice/')
    expect(paths()).not.toContain('/chat_dialog/trans/content')
    await press('转文字', voice() ?? null)
    expect(requests('/chat_dialog/trans/content')).toHaveLength(1)
    expect(voice()?.querySelector('[role=status]')?.textContent).toMatch(/[一-龥]{4}/)
    expect(voice()?.textContent).not.toContain('转文字')
  })

  it('marks unread messages until the customer has left the list', async () => {
    await open('/chat/CR01', { as: MEMBER })
    expect(words()).toContain('以下为未读消息')
    const asked = paths()
    expect(asked.indexOf('/chat_room/info-list')).toBeLessThan(asked.indexOf('/chat_dialog/list'))
    await press('只看老师')
    await press('全部')
    expect(words()).not.toContain('以下为未读消息')
    // Returning marks all as read; then somebody writes.
    await open('/chat', { as: MEMBER })
    for (const clientId of ['u1', 'u2']) {
      await wait(4_000)
      await ask(CUSTOMER, '/chat_dialog/send', {
        chatId: 'CR01',
        kind: 'TEXT',
        text: clientId,
        clientId,
      })
    }
    await open('/chat/CR01', { as: MEMBER })
    const lines = [...document.querySelectorAll('[role=log] li')].map((li) => li.textContent)
    expect(lines.filter((line) => line.includes('以下为未读消息'))).toEqual(['以下为未读消息'])
    const after = lines.slice(lines.indexOf('以下为未读消息'))
    expect(after.find((line) => line.endsWith('⋯'))).toMatch(/u1⋯$/)
  })

  it('quotes a message by its menu, also by keyboard and screen reader', async () => {
    await open('/chat/CR01', { as: MEMBER })
    const said = messages().findLast((li) => !li.querySelector('audio'))
    await press(/^更多/, said ?? null)
    expect(document.querySelector('dialog[open]')?.textContent).toMatch(/消息操作.*复制.*引用.*举报/)
    await press('引用')
    expect(document.querySelector('dialog[open]')).toBe(null)
    expect(words()).toContain('取消引用')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('说点什么')
    await say('我也想了解这一点')
    await until(() => bubbles().at(-1)?.includes('我也想了解这一点'))
    expect(words()).not.toContain('取消引用')
    const quoted = document.querySelector('[role=log] li:last-child [class*=quote]')?.textContent ?? '-'
    expect(said?.textContent).toContain(quoted.replace(/…$/, ''))
  })

  it('likes and unlikes a message; a portrait opens the speaker’s number', async () => {
    await open('/chat/CR01', { as: MEMBER })
    const place = () => messages().at(-1)
    const likes = () => Number(/赞 (\d+)/.exec(place()?.textContent ?? '')?.[1] ?? 0)
    const before = likes()
    const turn = async (name: string) => {
      await press(/^更多/, place() ?? null)
      await press(name)
    }
    await turn('点赞')
    expect([likes(), place()?.textContent]).toEqual([before + 1, expect.stringContaining('已赞')])
    await turn('取消点赞')
    expect([likes(), place()?.textContent]).toEqual([before, expect.not.stringContaining('已赞')])
    await press(/的资料$/, place() ?? null)
    expect(document.querySelector('dialog[open]')?.textContent).toMatch(/发言人资料.+登记编号/)
  })

  it('a long press opens a message’s menu, a moving finger does not; a report names the message', async () => {
    await open('/chat/CR01', { as: MEMBER })
    const place = messages().at(-1)
    const bubble = place?.querySelector('[class*=bubble]')
    if (!bubble) throw new Error('no message')
    fireEvent.pointerDown(bubble, { pointerType: 'touch', clientX: 5, clientY: 5 })
    fireEvent.pointerMove(bubble, { clientX: 5, clientY: 40 })
    await wait(700)
    expect(document.querySelector('dialog[open]')).toBe(null)
    fireEvent.pointerDown(bubble, { pointerType: 'touch', clientX: 5, clientY: 5 })
    const report = await until(() => document.querySelector<HTMLAnchorElement>('dialog[open] a'))
    expect(report.textContent).toContain('举报')
    await go(report.getAttribute('href') ?? '')
    const written = [...document.querySelectorAll('textarea')].map(({ value }) => value).join('')
    expect(written).toContain(place?.getAttribute('data-message') ?? '-')
    expect(document.querySelector('fieldset input:checked')?.parentElement?.textContent).toBe('人员')
  })

  it('polls every 5 s without a connection, and opens none if the gateway has no chats', async () => {
    await open('/chat/CR01', { as: MEMBER })
    const asked = () => requests('/chat_dialog/list').length
    const before = asked()
    await wait(20_000)
    expect(asked() - before).toBeGreaterThanOrEqual(3)
    expect(asked() - before).toBeLessThanOrEqual(5)
    vi.stubGlobal('WebSocket', Line)
    Line.refusal = 4404
    await go('/chat/CR01')
    await until(() => Line.all.length > 0)
    const [tickets, lists] = [requests('/room/ticket').length, asked()]
    await wait(20_000)
    expect(asked() - lists).toBeGreaterThanOrEqual(3)
    expect(requests('/room/ticket').length).toBe(tickets)
    expect(words()).toContain('发送')
  })

  it('receives messages and the head count over its connection, without requests', async () => {
    vi.stubGlobal('WebSocket', Line)
    await open('/chat/CR01', { as: MEMBER })
    const line = await until(Line.here)
    expect(line.url).toMatch(/\/api\/room\?chatId=CR01&token=[^&]+&afterId=CR01-/)
    await until(() => /^.*3人在线 · 热度/.test(words()))
    const before = requests('/chat_dialog/list').length
    const prevId = new URL(line.url).searchParams.get('afterId')
    line.say({ t: 'msg', d: { ...MESSAGE, messageId: 'm-1', prevId, text: '听得到吗' } })
    await until(() => bubbles().at(-1)?.includes('听得到吗'))
    await wait(30_000)
    expect(requests('/chat_dialog/list')).toHaveLength(before)
    line.say({ t: 'notice', d: { muted: true, text: '您已被禁言' } })
    const field = () => document.querySelector('textarea')
    await until(() => field()?.disabled)
    line.say({ t: 'notice', d: { muted: false, text: '您可以发言了' } })
    await until(() => field()?.disabled === false)
    line.say({ t: 'kick', d: { reason: 'ELSEWHERE', text: '您已在其他页面进入本聊天室' } })
    line.end(4409)
    await until(() => words().includes('您已在其他页面进入本聊天室'))
    await press('在此继续')
    await until(Line.here)
    await until(() => field()?.disabled === false)
  })

  it('switches the reminder on and off', async () => {
    await open('/chat/CR01', { as: MEMBER })
    const [from, to] = words().includes('开启提醒') ? ['开启提醒', '关闭提醒'] : ['关闭提醒', '开启提醒']
    await press(from ?? '')
    expect(words()).toContain(to)
  })

  it('is locked without a service, with a link to it', async () => {
    await open('/chat/CR02', { as: CUSTOMER })
    expect(bubbles()).toEqual([])
    expect(paths()).not.toContain('/chat_dialog/list')
    await open('/chat/none', { as: MEMBER })
    expect(document.querySelector('[role=alert]')?.textContent).toMatch(/重试/)
  })
})
