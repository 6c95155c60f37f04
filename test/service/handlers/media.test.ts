import { afterEach, describe, expect, it } from 'vitest'
import { start, type TestService } from '#test/service/testing.ts'
import { sweep } from './sweep.ts'

let service: TestService
afterEach(() => service.close())

const as = async (mobile: string) => (await service.login(mobile)).accessToken
const FRESH = '13800000001'
const MEMBER = '13800000007'

describe('videos', () => {
  it('answer every call as the contract has it', async () => {
    service = await start()
    await sweep(service, 'video', {
      videoList: { cursor: 'SV03' },
      aiRecVideoList: {},
      commentList: { id: 'SV01', pageNo: 1 },
      videoComment: { id: 'SV01', content: '讲得清楚' },
      teamVideoComment: { id: 'TV01', content: '讲得清楚', parentId: 'TV01-m1' },
      likeOrUnlike: { id: 'SV01', on: true },
      teamVideoInfo: { id: 'TV01' },
    })
  })
  it('come one after another to the last, and play for guests', async () => {
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
  it('show a comment under review to its author alone, and refuse contact words', async () => {
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
  it('answer every call as the contract has it', async () => {
    service = await start()
    await sweep(service, 'stream', {
      channel: {},
      channelAnalysts: { channelId: 'CH1' },
      messages: { channelId: 'CH4', analyst: 'T002', symbol: 'SH600901', limit: 10 },
      message: { messageId: 'CH1-0100' },
      messagesComment: { messageId: 'CH1-0120' },
      messagesCommentPage: { messageId: 'CH1-0120', pageNo: 2 },
      messagesLike: { messageId: 'CH1-0120', on: true },
      stockList: { channelId: 'CH1' },
      teamMessages: { teamNumber: 'TM01', limit: 5 },
    })
    await sweep(service, 'tj-recommend', {
      contentTeamList: {},
      courseSeriesList: {},
      liveRoomList: {},
      streamMessageList: {},
    })
  })
  it('are read backwards and forwards without a gap, and count what is unread', async () => {
    service = await start()
    const token = await as(FRESH)
    const ask = async (query: string) => (await service.get(`/stream/messages?channelId=CH3&${query}`, token)).body.data
    const unread = async () => (await service.get('/stream/channel', token)).body.data[2].unread
    expect(await unread()).toBe(21)
    const first = await ask('limit=20')
    expect([first.list.length, first.hasMore, await unread()]).toEqual([20, true, 0])
    const last = await ask(`beforeId=${first.list.at(-1).messageId}`)
    expect([last.list.length, last.hasMore]).toEqual([1, false])
    const newer = await ask(`afterId=${first.list[5].messageId}&limit=3`)
    expect(newer.list).toEqual(first.list.slice(2, 5))
    expect((await service.get('/stream/messages?channelId=CH3&limit=51', token)).body.code).toBe(40003)
  })
  it('of members are closed to others, message by message', async () => {
    service = await start()
    const [fresh, member] = [await as(FRESH), await as(MEMBER)]
    for (const path of ['messages?channelId=CH4', 'message?messageId=CH4-0001', 'stock/list?channelId=CH4']) {
      expect((await service.get(`/stream/${path}`, fresh)).body.code).toBe(40301)
      expect((await service.get(`/stream/${path}`, member)).body.code).toBe(0)
    }
  })
})
