import { fireEvent } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { handsIn } from '#test/sweep/files.ts'
import { openScreens } from '#test/sweep/screens.ts'

/** An owner of the course that opens CR02; a customer muted in CR01. */
const [BUYER, MUTED] = ['13800000002', '13800000003']

const { environment, words, untilIdle, wait, until, open, go, press, type, requests, find } = await openScreens(/chat/)

const rows = () => [...document.querySelectorAll<HTMLElement>('[role=log] li[data-message]')]
const sheet = () => document.querySelector<HTMLElement>('dialog[open]')
const [PERMISSION, GENERAL] = ['/chat_stream_msg/vod/video/auth', '/vod/video/auth']

describe('聊天室', () => {
  it('shows the number of participants, the activity and who is answering now', async () => {
    await open('/chat/CR02', { as: BUYER })
    expect(words()).toMatch(/\d+人在线 · 热度 \d+ · 当值 陈老师/)
  })

  it('a picture reserves its box; a card links to its question', async () => {
    await open('/chat/CR02', { as: BUYER })
    const images = [...document.querySelectorAll<HTMLImageElement>('[role=log] button[aria-label^=查看图片] img')]
    expect(images.length).toBeGreaterThan(2)
    for (const image of images) {
      expect([image.width, image.height]).toEqual(image.src.endsWith('.svg') ? [180, 101] : [180, 180])
    }
    const card = rows().findLast((row) => row.querySelector('a[href*="/qa/"]'))
    expect(card?.textContent).toMatch(/问答年报里的分红方案什么时候能到账？/)
    await press(card?.querySelector('a'))
    expect(location.pathname).toBe('/chat/CR02/qa/QA01')
    expect(words()).toContain('看实施公告里的股权登记日与除权日')
  })

  it('a video is authorised by the chat, or by the general call if the chat has none', async () => {
    await open('/chat/CR02', { as: BUYER })
    expect(requests(PERMISSION)).toHaveLength(0)
    await press(/^播放视频/)
    expect(sheet()?.textContent).toContain('两分钟：')
    expect(sheet()?.querySelector('video')).not.toBeNull()
    expect([requests(PERMISSION).length, requests(GENERAL).length]).toEqual([1, 0])
    await environment.break({ path: PERMISSION, kind: 'status', value: 404, times: 0 })
    await go('/chat/CR02')
    await press(/^播放视频/)
    expect(sheet()?.querySelector('video')).not.toBeNull()
    expect(requests(GENERAL)).toHaveLength(1)
  })

  it('a video without permission explains why, and tries no other call', async () => {
    await environment.break({ path: PERMISSION, kind: 'code', value: 40_301, text: '开通服务后可查看', times: 0 })
    await open('/chat/CR02', { as: BUYER })
    await press(/^播放视频/)
    expect(sheet()?.textContent).toContain('开通服务后可查看')
    expect(requests(GENERAL)).toHaveLength(0)
  })
})

const chooser = () => document.querySelector<HTMLInputElement>('input[aria-label=发图片]')
const choose = handsIn('input[aria-label=发图片]')
const pictures = () => rows().filter((row) => row.querySelector('button[aria-label^=查看图片]')).length

describe('a picture sent by the customer', () => {
  it('appears once, as their own, also after a lost answer', async () => {
    await open('/chat/CR02', { as: BUYER })
    const before = pictures()
    await environment.break({ path: '/chat_dialog/send', kind: 'drop', when: 'after' })
    choose()
    await until(() => /\/files\/u\/other-/.test(rows().at(-1)?.querySelector('img')?.src ?? ''))
    expect(pictures()).toBe(before + 1)
    expect(rows().at(-1)?.textContent).toMatch(/我/)
    expect(words()).not.toContain('上传中')
  })

  it('whose upload failed reports it and can be retried', async () => {
    // It fails three times, then for good.
    await environment.break({ path: '/oss/generate-presign-url', kind: 'drop', times: 3 })
    await open('/chat/CR02', { as: BUYER })
    const before = pictures()
    choose()
    await until(() => words().includes('上传失败，点击重试'))
    await press('重试')
    await until(() => pictures() === before + 1)
  })

  it('chosen while the one before is being sent is sent as well', async () => {
    await open('/chat/CR02', { as: BUYER })
    await environment.break({ path: '/chat_dialog/send', kind: 'latency', value: 3_000 })
    choose()
    await until(() => requests('/chat_dialog/send').length === 1)
    // It is still on its way when the first one is answered.
    await environment.break({ path: '/oss/generate-presign-url', kind: 'latency', value: 6_000 })
    fireEvent.change(chooser() as Element)
    const isSent = (row: Element) => /\/files\/u\/other-/.test(row.querySelector('img')?.src ?? '')
    await until(() => rows().slice(-2).every(isSent))
    expect(requests('/chat_dialog/send')).toHaveLength(2)
  })

  it('that is rejected leaves only the reason', async () => {
    await open('/chat/CR01', { as: MUTED })
    expect(chooser()?.disabled).toBe(true)
    await open('/chat/CR02', { as: BUYER })
    const before = pictures()
    await environment.break({ path: '/chat_dialog/send', kind: 'code', value: 40_025, text: '请勿发布联系方式' })
    choose()
    await until(() => words().includes('请勿发布联系方式'))
    await untilIdle()
    expect([pictures(), words().includes('上传中')]).toEqual([before, false])
  })
})

it('the key that sends a message says so on the keyboard of a phone', async () => {
  await open('/chat/CR02', { as: BUYER })
  expect(document.querySelector('textarea')?.getAttribute('enterkeyhint')).toBe('send')
})

it('a message is limited to the chat’s length, in characters', async () => {
  await open('/chat/CR02', { as: BUYER })
  const say = async (text: string) => {
    type('说点什么', text)
    fireEvent.keyDown(document.querySelector('textarea') as Element, { key: 'Enter' })
    await untilIdle()
  }
  await say('字'.repeat(501))
  expect([words().includes('内容不能超过500字'), requests('/chat_dialog/send').length]).toEqual([true, 0])
  await say('🌸'.repeat(500))
  expect(words()).not.toContain('内容不能超过')
  expect(requests('/chat_dialog/send')).toHaveLength(1)
})

describe('老师动态', () => {
  const posts = () => [...document.querySelectorAll<HTMLElement>('[role=tabpanel] section')]

  it('lists the teachers’ posts, older ones on demand, each with its author', async () => {
    await open('/chat/CR02', { as: BUYER })
    await press('老师动态')
    const first = posts().length
    expect(first).toBeGreaterThan(5)
    expect(posts().every(({ textContent }) => /登记编号/.test(textContent))).toBe(true)
    await press('更早的动态')
    expect(posts().length).toBeGreaterThan(first)
    await press(/^播放视频/)
    expect(sheet()?.querySelector('video')).not.toBeNull()
  })

  it('a post can be liked and unliked, with the service’s count', async () => {
    await open('/chat/CR02', { as: BUYER })
    await press('老师动态')
    const like = () => find('点赞', posts()[0])
    const likes = () => [Number(like()?.textContent.replace(/\D/g, '')), like()?.getAttribute('aria-pressed')]
    const [before] = likes()
    await press(like())
    expect(likes()).toEqual([Number(before) + 1, 'true'])
    await press(like())
    expect(likes()).toEqual([before, 'false'])
  })

  it('explains a failed load and loads on retry', async () => {
    await environment.break({ path: '/chat_stream_msg/list', kind: 'status', value: 503, times: 1 })
    await open('/chat/CR02', { as: BUYER })
    await press('老师动态')
    expect(words()).toContain('服务繁忙，请稍后再试')
    await press('重试')
    await wait(100)
    expect(posts().length).toBeGreaterThan(5)
  })
})
