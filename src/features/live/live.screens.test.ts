import { describe, expect, it } from 'vitest'
import { openScreens } from '#test/sweep/screens.ts'

const CUSTOMER = '13800000004'
const ROOMS = '/public/room/card-list'
const REPLAYS = '/live/room/video/list'

const { environment, phone, words, until, untilIdle, open, find, press, requests, ask, answer } =
  await openScreens(/live/)

const links = () => [...document.querySelectorAll('#root main a')].map((a) => a.getAttribute('href'))

/** The rooms from the service. */
async function rooms() {
  const found = await environment.ask('', ROOMS)
  return Object.values(found) as { roomId: string; status: string; sceneId: string; title: string }[]
}
const infoOf = (roomId: string) => ask(CUSTOMER, `/live/room/${roomId}/info`)
/** Open to everybody signed in. */
const OPEN = [
  '每天三条规则：委托、成交、撤单',
  '三季报怎么读：从附注开始',
  '家庭资产的三个账户',
  '骗局现场还原',
  '均线与滞后',
]
const roomOf = async (status: string) => {
  const found = (await rooms()).find((room) => room.status === status && OPEN.includes(room.title))
  if (!found) throw new Error(`no room that is ${status}`)
  return found
}

describe('直播', () => {
  it('lists what is live, then upcoming broadcasts by day, each with its speaker and registration number', async () => {
    await open('/live')
    expect(words()).toMatch(/直播中.+正在讲 规则二.+登记编号 示例.+一周安排/)
    expect(words()).toContain('股市有风险，投资需谨慎')
    const { roomId } = await roomOf('LIVE')
    expect(links()).toContain(`/live/${roomId}`)
  })

  it('has recordings on its second tab, kept in the address', async () => {
    await open('/live?tab=replay')
    expect(words()).toMatch(/回放：.+\d\d:\d\d · .+次播放/)
    expect(links().some((href) => /^\/live\/[\w-]+\/replay\//.test(href ?? ''))).toBe(true)
    expect(requests('/public/live-room/video-list')).not.toEqual([])
  })

  it('loads a customer’s recordings by the customer call', async () => {
    await open('/live?tab=replay', { as: CUSTOMER })
    const { total, list } = (await ask(CUSTOMER, REPLAYS)) as { total: number; list: { title: string }[] }
    expect(total).toBeGreaterThan(0)
    for (const { title } of list.slice(0, 3)) expect(words()).toContain(title)
    expect(requests(REPLAYS)).not.toEqual([])
    expect(requests('/public/live-room/video-list')).toEqual([])
  })

  it('offers recordings when nothing is scheduled, and a retry when the list fails', async () => {
    await answer(ROOMS, [])
    await open('/live')
    expect(words()).toContain('近期没有直播')
    await press('看回放')
    expect(words()).toContain('次播放')
    await environment.break({ path: ROOMS, kind: 'code', value: 50_000, text: '系统繁忙' })
    await open('/live')
    expect(words()).toContain('系统繁忙')
  })
})

describe('a reservation', () => {
  it('asks a guest to sign in, and returns', async () => {
    await open('/live')
    await press('预约')
    expect(phone.left()).toBeDefined()
    expect(requests('/notice-sub/set')).toEqual([])
  })

  it('asks a guest in a room to sign in, and returns to that room', async () => {
    const { roomId } = await roomOf('PREVIEW')
    await open(`/live/${roomId}`)
    await press('预约')
    const [{ search } = { search: '' }] = requests('/auth/wx-oa-redirect')
    expect(new URLSearchParams(search).get('path')).toContain(`to=${encodeURIComponent(`/live/${roomId}`)}`)
  })

  it('is shown as made when only its answer was lost', async () => {
    await environment.break({ path: '/notice-sub/set', kind: 'status', value: 503, when: 'after', times: 1 })
    await open('/live/scene/SC2', { as: CUSTOMER })
    await press('预约')
    expect(words()).toContain('已预约，开播前提醒您')
    expect(requests('/notice-sub/set')).toHaveLength(1)
  })

  it('is made once, shown, and cancelled', async () => {
    await open('/live', { as: CUSTOMER })
    await press('预约')
    expect(words()).toContain('已预约，开播前提醒您')
    await open('/live', { as: CUSTOMER })
    await press('已预约')
    expect(words()).toContain('已取消预约')
    expect(requests('/notice-sub/set')).toHaveLength(2)
  })

  it('explains a rejection', async () => {
    await environment.break({ path: '/notice-sub/set', kind: 'code', value: 40_001, text: '预约人数已满' })
    await open('/live', { as: CUSTOMER })
    await press('预约')
    expect(words()).toContain('预约人数已满')
    expect(words()).not.toContain('已预约')
  })

  it.each([undefined, CUSTOMER])(
    'can be made on its announcement page, with a countdown and a calendar entry',
    async (who) => {
      const { sceneId, title } = await roomOf('PREVIEW')
      await open(`/live/scene/${sceneId}`, { as: who })
      expect(words()).toContain(title)
      expect(words()).toMatch(/开播 · 距开播 (?:\d+天)?\d\d:\d\d:\d\d/)
      expect(words()).toContain('复制开播信息')
    },
  )
})

describe('直播间', () => {
  it('plays, shows its risk line, speakers and viewers, and lists courses with their level', async () => {
    const { roomId } = await roomOf('LIVE')
    await open(`/live/${roomId}`, { as: CUSTOMER })
    expect(document.querySelector('video')).not.toBeNull()
    expect(words()).toContain('投资有风险，直播内容仅供学习交流，不构成任何买卖建议')
    expect(words()).toMatch(/人在看.+登记编号 示例/)
    await press('货架')
    expect(words()).toMatch(/本场课程.+风险等级 R\d/)
    expect(words()).not.toContain('倍速')
  })

  it('has talk, questions, documents and courses, one tab each', async () => {
    const { roomId } = await roomOf('LIVE')
    await open(`/live/${roomId}`, { as: CUSTOMER })
    expect([...document.querySelectorAll('#root [role=tab]')].map(({ textContent }) => textContent)).toEqual([
      '互动',
      '只看老师',
      '问答',
      '资料',
      '货架',
    ])
    await press('问答')
    const { chatId } = await infoOf(roomId)
    expect(links()).toContain(`/chat/${String(chatId)}/ask?room=${roomId}`)
    expect(words()).toMatch(/全部.*我的提问/)
    await press('资料')
    const documents = links().filter((href) => href?.endsWith('.pdf'))
    expect(documents).toHaveLength(2)
    expect(documents.every((href) => /^https?:/.test(href ?? ''))).toBe(true)
    const { materials: _, ...bare } = await infoOf(roomId)
    await answer(`/live/room/${roomId}/info`, {
      ...bare,
      materials: [{ title: '讲义', url: 'https://elsewhere.test/a' }],
    })
    await open(`/live/${roomId}`, { as: CUSTOMER })
    await press('资料')
    expect(words()).toContain('本场暂无资料')
  })

  it('gives a portrait video its own layout', async () => {
    const { roomId } = await roomOf('LIVE')
    await open(`/live/${roomId}`, { as: CUSTOMER })
    const film = document.querySelector('video')
    if (!film) throw new Error('no film')
    const shaped = async (videoWidth: number, videoHeight: number) => {
      Object.defineProperties(film, {
        videoWidth: { value: videoWidth, configurable: true },
        videoHeight: { value: videoHeight, configurable: true },
      })
      film.dispatchEvent(new Event('loadedmetadata'))
      await untilIdle()
      return film.parentElement?.dataset['shape']
    }
    expect(await shaped(720, 1_280)).toBe('portrait')
    expect(await shaped(1_280, 720)).toBeUndefined()
  })

  it.each([
    ['PAUSED', '主播暂离，请稍候'],
    ['ENDED', '直播已结束'],
    ['REPLAY', '观看回放'],
  ])('that is %s says so', async (status, sentence) => {
    const { roomId } = await roomOf(status)
    await open(`/live/${roomId}`, { as: CUSTOMER })
    expect(words()).toContain(sentence)
    expect(document.querySelector('video')).toBeNull()
  })

  it('counts down to its start, and starts without a reload', async () => {
    const { roomId } = await roomOf('PREVIEW')
    await open(`/live/${roomId}`, { as: CUSTOMER })
    expect(words()).toMatch(/距开播 (?:\d+天)?\d\d:\d\d:\d\d/)
    const info = await infoOf(roomId)
    const live = { ...info, status: 'LIVE', access: { allowed: true }, pullUrls: { hls: '/files/media/lesson.m3u8' } }
    await answer(`/live/room/${roomId}/info`, live)
    await until(() => document.querySelector('video'), 20_000)
  })

  it('with an unknown state, or that does not exist, does not crash', async () => {
    const { roomId } = await roomOf('LIVE')
    const info = await infoOf(roomId)
    await answer(`/live/room/${roomId}/info`, { ...info, status: 'REHEARSAL' })
    await open(`/live/${roomId}`, { as: CUSTOMER })
    expect(words()).toContain('状态更新中')
    await open('/live/none', { as: CUSTOMER })
    expect(document.querySelector('[role=alert]')?.textContent).toMatch(/不存在|下架|重试/)
  })

  it('that fails to load shows an error, and recovers with the next answer', async () => {
    await environment.break({ path: '/live/room/LR01/info', kind: 'status', value: 503, times: 1 })
    await open('/live/LR01', { as: CUSTOMER })
    expect(words()).toContain('服务繁忙，请稍后再试')
    await press('重试')
    expect(words()).not.toContain('服务繁忙')
    expect(words()).toContain('人在看')
  })

  it('shows a guest everything but the broadcast, and the login', async () => {
    const { roomId, title } = await roomOf('LIVE')
    await open(`/live/${roomId}`)
    expect(words()).toContain(title)
    expect(words()).toMatch(/登录后观看直播.+登记编号/)
    expect(links()).toContain(`/login?redirect=${encodeURIComponent(`/live/${roomId}`)}`)
    expect(requests(`/live/room/${roomId}/info`)).toEqual([])
    await open(`/live/${(await roomOf('PREVIEW')).roomId}`)
    expect(words()).toMatch(/距开播 /)
    await open('/live/none')
    expect(words()).toContain('直播间不存在或已下架')
  })

  it('batches likes into one request', async () => {
    const { roomId } = await roomOf('LIVE')
    await open(`/live/${roomId}`, { as: CUSTOMER })
    const like = () => find('点赞')
    for (let n = 0; n < 7; n += 1) like()?.click()
    await untilIdle()
    expect(like()?.textContent).toBe('7')
    await until(() => Number(like()?.textContent.replace(/\D/g, '')) > 7, 5_000)
    const sent = (await environment.control(`/journal?path=/live/room/like`)) as { query: object }[]
    expect(sent.map(({ query }) => query)).toEqual([{ roomId, count: '7' }])
  })
})

describe('直播回放', () => {
  it('shows when it was recorded, plays, and is locked without access', async () => {
    await open('/live?tab=replay')
    const [first] = links().filter((href) => href?.includes('/replay/'))
    const open1 = [...document.querySelectorAll('#root main li')].find(
      ({ textContent }) => !textContent.includes('需解锁'),
    )
    await open(open1?.querySelector('a')?.getAttribute('href') ?? String(first))
    expect(words()).toMatch(/录制于 \d{4}-\d\d-\d\d，观点可能已不适用/)
    expect(document.querySelector('video')).not.toBeNull()
    await open('/live?tab=replay')
    const locked = [...document.querySelectorAll('#root main li')].find(({ textContent }) =>
      textContent.includes('需解锁'),
    )
    await open(String(locked?.querySelector('a')?.getAttribute('href')))
    expect(document.querySelector('video')).toBeNull()
    expect(words()).toMatch(/录制于/)
  })
})
