import { fireEvent } from '@testing-library/dom'
import { describe, expect, it, vi } from 'vitest'
import { handsIn } from '#test/sweep/files.ts'
import { fill } from '#test/sweep/fill.ts'
import { openScreens } from '#test/sweep/screens.ts'

/** A customer whose services open CR03. */
const MEMBER = '13800000007'
const ASKED = '现金流和利润差得多，该先看哪一个？'
const NOW = Date.parse('2026-11-23T10:20:00+08:00')

const { environment, words, untilIdle, open, go, find, press, requests, type } = await openScreens(/chat/, { at: NOW })

const typed = () => document.querySelector<HTMLTextAreaElement>('#root textarea')
/** Asks with everything that a question needs. */
async function question(content = ASKED) {
  fill({ 您的问题: content })
  document.querySelector<HTMLElement>('#root form input[type=checkbox]:not(:checked)')?.click()
  await press('提交提问')
}

describe('提问', () => {
  it('reports missing fields without sending, and keeps typed text over a reload', async () => {
    await open('/chat/CR03/ask', { as: MEMBER })
    await press('提交提问')
    for (const error of ['请选择老师', '提问不能少于5个字', '请先确认']) expect(words()).toContain(error)
    type(typed(), '加我微信 abc12345 详聊')
    await untilIdle()
    expect(words()).toContain('请勿发布联系方式')
    expect(requests('/chat_room/qa/create')).toHaveLength(0)
    await go('/chat/CR03/ask')
    expect(typed()?.value).toBe('加我微信 abc12345 详聊')
  })

  it('Enter in the search for a stock does not send the question', async () => {
    await open('/chat/CR03/ask', { as: MEMBER })
    const search = document.querySelector<HTMLInputElement>('[role=group] input[enterkeyhint=search]')
    if (!search) throw new Error('no search')
    expect(fireEvent.keyDown(search, { key: 'Enter', keyCode: 13 })).toBe(false)
  })

  it('opens the pending question; the confirmation is requested once', async () => {
    await open('/chat/CR03/ask', { as: MEMBER })
    await question()
    expect(location.pathname).toMatch(/^\/chat\/CR03\/qa\/QU-/)
    expect(words()).toContain('待回答')
    expect(words()).toContain(ASKED)
    await go('/chat/CR03/ask')
    expect(typed()?.value).toBe('')
    expect(words()).not.toContain('我已知悉')
  })

  it.each([
    ['after it was made', 'after', 1],
    ['before it was made', 'before', 0],
  ] as const)('an answer lost %s is verified, and nothing is duplicated', async (_, when, made) => {
    await open('/chat/CR03/ask', { as: MEMBER })
    await environment.break({ path: '/chat_room/qa/create', kind: 'status', value: 503, when })
    await question()
    if (made === 0) {
      expect(words()).toContain('经核对提问未提交')
      await press('提交提问')
    }
    expect(location.pathname).toMatch(/^\/chat\/CR03\/qa\/QU-/)
    await go('/chat/CR03')
    await press('问答')
    await press('我的提问')
    expect(document.querySelectorAll('ul[aria-label=问答] > li')).toHaveLength(1)
  })

  it('a failed check beforehand sends nothing: there is nothing to verify, and the question can be sent again', async () => {
    await open('/chat/CR03/ask', { as: MEMBER })
    await environment.break({ path: '/chat_room/qa/list', kind: 'drop', when: 'before', times: 1 })
    await question()
    expect(words()).toContain('网络开小差了，请稍后重试')
    expect(find('核对结果')).toBeUndefined()
    expect(typed()?.value).toBe(ASKED)
    expect(requests('/chat_room/qa/create')).toEqual([])
    await press('提交提问')
    expect(words()).toContain('待回答')
    expect(requests('/chat_room/qa/create')).toHaveLength(1)
  })

  it('an earlier question with the same words does not verify a lost one', async () => {
    await open('/chat/CR03/ask', { as: MEMBER })
    await question()
    await go('/chat/CR03/ask')
    await environment.break({ path: '/chat_room/qa/create', kind: 'status', value: 503 })
    await question()
    expect(words()).toContain('经核对提问未提交')
  })

  it('shows the remaining questions, and sends the chosen stock and pictures', async () => {
    await open('/chat/CR03/ask', { as: MEMBER })
    expect(words()).toContain('今日还可提问5次')
    type('相关股票（选填）', '600901')
    await press(/600901$/)
    expect(words()).toMatch(/相关股票（选填）：.+ 600901/)
    await go('/chat/CR03/ask')
    expect(words()).toMatch(/相关股票（选填）：.+ 600901/)
    handsIn('input[type=file]')()
    await untilIdle()
    await question()
    const posted = (await environment.control('/journal?path=/chat_room/qa/create')) as { body: object }[]
    expect(posted.at(-1)?.body).toMatchObject({ symbol: 'SH600901' })
    const picture = document.querySelector('button[aria-label=查看图片1] img')
    expect(picture?.getAttribute('src')).toMatch(/\/files\/u\/other-/)
    await press('查看图片1')
    expect(document.querySelector('dialog[open] img')?.getAttribute('src')).toBe(picture?.getAttribute('src'))
    await go('/chat/CR03/ask')
    expect(words()).toContain('今日还可提问4次')
    expect(words()).not.toMatch(/相关股票（选填）：/)
  })

  it('explains why asking is not allowed, with a link to the chat', async () => {
    await open('/chat/CR02/ask', { as: MEMBER })
    expect(words()).toContain('开通服务后可查看')
    expect(words()).toContain('回到聊天室')
    await go('/chat/CR03/qa/none')
    expect(words()).toContain('回到聊天室')
  })

  it('reports that the day’s questions are used up', async () => {
    await open('/chat/CR03/ask', { as: MEMBER })
    for (let n = 1; n <= 5; n += 1) {
      await question(`${ASKED}${n}`)
      await go('/chat/CR03/ask')
    }
    await question()
    expect(words()).toContain('今日提问次数已用完')
    expect(typed()?.value).toBe(ASKED)
  })
})

describe('问答详情', () => {
  it('reminds the teacher once, and shows the answer with its author’s number', async () => {
    await open('/chat/CR03/ask', { as: MEMBER })
    await question()
    const path = location.pathname
    await press('提醒老师')
    expect(words()).toContain('已提醒老师，11-23 14:20 后可再次提醒')
    await go(path)
    await press('提醒老师')
    expect(words()).toContain('已提醒老师，4小时内无需重复')
    vi.setSystemTime(NOW + 11 * 60_000)
    await go(path)
    expect(words()).toMatch(/已回答.*老师回答.*登记编号 示例/)
    expect(words()).toContain('回答为一般性分析，不构成买卖建议')
  })

  it.each(['comes', 'is lost'])('is rated once if the answer to the rating %s', async (answer) => {
    await open('/chat/CR03/ask', { as: MEMBER })
    await question()
    const path = location.pathname
    vi.setSystemTime(NOW + 7 * 3_600_000)
    await go(path)
    await press('提交评价')
    expect(words()).toContain('请选择满意度')
    type('说明（选填）', '讲得清楚')
    // WeChat closes the page in between.
    await go(path)
    expect(typed()?.value).toBe('讲得清楚')
    await press('满意')
    if (answer === 'is lost')
      await environment.break({ path: '/chat_room/qa/research', kind: 'status', value: 503, when: 'after' })
    await press('提交评价')
    expect(words()).not.toContain('评价本次回答')
    expect(requests('/chat_room/qa/research')).toHaveLength(1)
    await go(path)
    expect(words(), 'the service keeps it').not.toContain('评价本次回答')
  })
})

describe('问答', () => {
  it('lists the public questions with their state, and links to one', async () => {
    await open('/chat/CR03', { as: MEMBER })
    await press('问答')
    expect(words()).toMatch(/毛利率下降而收入增长，应该先看哪里？已(?:回答|关闭) · 提问/)
    await press(document.querySelector<HTMLElement>('ul[aria-label=问答] a'))
    expect(words()).toContain('先看产品结构与原材料')
    expect(words()).not.toContain('评价本次回答')
  })

  it('reports an empty list, and explains a failed load', async () => {
    await open('/chat/CR03', { as: MEMBER })
    await press('问答')
    await press('我的提问')
    expect(words()).toContain('还没有提问')
    await environment.break({ path: '/chat_room/qa/list', kind: 'status', value: 503, times: 0 })
    await go('/chat/CR03')
    await press('问答')
    expect(words()).toContain('服务繁忙，请稍后再试')
  })
})
