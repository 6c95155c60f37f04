import { afterEach, describe, expect, it } from 'vitest'
import { start, type TestService } from '#test/service/testing.ts'

let service: TestService
afterEach(() => service.close())

const as = async (mobile: string) => (await service.login(mobile)).accessToken
const FRESH = '13800000001'
const MEMBER = '13800000007'

describe('videos', () => {
  it('load page by page to the last, and play for guests', async () => {
    service = await start()
    const token = await as(FRESH)
    const seen: { id: string; videoId: string }[] = []
    for (;;) {
      const cursor = seen.length > 0 ? `?cursor=${seen.at(-1)?.id}` : ''
      const { data } = (await service.get(`/video/video_list${cursor}`, token)).body
      if (data.length === 0) break
      seen.push(...data)
    }
    expect([seen.length, new Set(seen.map(({ id }) => id)).size]).toEqual([24, 24])
    expect((await service.get(`/public/video/play?videoId=${seen[0]?.videoId}`)).body.code).toBe(0)
    expect((await service.get('/video/video_list?cursor=SV99', token)).body.code).toBe(40003)
  })
  it('show a comment under review to its author only, and reject contact details', async () => {
    service = await start()
    const [mine, other] = [await as(FRESH), await as('13800000004')]
    const send = (content: string) =>
      service.post(`/video/comment?id=SV02&content=${encodeURIComponent(content)}`, null, mine)
    const { data } = (await send('慢慢学')).body
    const seen = async (token: string) =>
      (await service.get('/video/commentList?id=SV02', token)).body.data.list.map(({ id }: { id: string }) => id)
    expect(await seen(mine)).toContain(data.id)
    expect(await seen(other)).not.toContain(data.id)
    expect((await send('加我微信')).body.message).toBe('请勿发布联系方式')
  })
})

describe('channels', () => {
  it('page in both directions without a gap, and count unread messages', async () => {
    service = await start()
    const token = await as(FRESH)
    const ask = async (query: string) => (await service.get(`/stream/messages?channelId=CH3&${query}`, token)).body.data
    const unread = async () => (await service.get('/stream/channel', token)).body.data[2].unread
    // Who comes for the first time has missed nothing.
    expect(await unread()).toBe(0)
    const first = await ask('limit=20')
    expect([first.list.length, first.hasMore, await unread()]).toEqual([20, true, 0])
    const last = await ask(`beforeId=${first.list.at(-1).messageId}`)
    expect([last.list.length, last.hasMore]).toEqual([1, false])
    const newer = await ask(`afterId=${first.list[5].messageId}&limit=3`)
    expect(newer.list).toEqual(first.list.slice(2, 5))
    expect((await service.get('/stream/messages?channelId=CH3&limit=51', token)).body.code).toBe(40003)
  })
  it('of members reject others for every message', async () => {
    service = await start()
    const [fresh, member] = [await as(FRESH), await as(MEMBER)]
    for (const path of ['messages?channelId=CH4', 'message?messageId=CH4-0001', 'stock/list?channelId=CH4']) {
      expect((await service.get(`/stream/${path}`, fresh)).body.code).toBe(40301)
      expect((await service.get(`/stream/${path}`, member)).body.code).toBe(0)
    }
  })
})
