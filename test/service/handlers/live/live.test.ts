import { afterEach, expect, it } from 'vitest'
import { start, type TestService } from '#test/service/testing.ts'

let service: TestService
afterEach(() => service.close())

const as = async (mobile: string) => (await service.login(mobile)).accessToken
const FRESH = '13800000001'
const BUYER = '13800000002'
const TODAY = 'LR07-20260915'

it('has a room of every kind, and plays only with access', async () => {
  service = await start()
  const [fresh, buyer] = [await as(FRESH), await as(BUYER)]
  const { list } = (await service.get('/live/room/list?pageSize=50', fresh)).body.data
  expect(new Set(list.map(({ status }: { status: string }) => status))).toEqual(
    new Set(['LIVE', 'PAUSED', 'PREVIEW', 'REPLAY', 'ENDED']),
  )
  const room = async (token: string) => (await service.get('/live/room/LR06/info', token)).body.data
  expect(await room(buyer)).toMatchObject({ access: { allowed: true }, pullUrls: { hls: expect.any(String) } })
  expect((await room(fresh)).access).toMatchObject({ allowed: false, skuId: 'K101' })
  expect(await room(fresh)).not.toHaveProperty('pullUrls')
  expect((await service.get('/live/room/LR99/info', fresh)).body.code).toBe(40401)
  expect((await service.get('/live/room/list?status=x', fresh)).body.code).toBe(40003)
})

it('adds likes and rejects a flood of them', async () => {
  service = await start()
  const token = await as(FRESH)
  const like = async (count: number) => (await service.get(`/live/room/like?roomId=LR01&count=${count}`, token)).body
  const { likeCount } = (await like(1)).data
  expect((await like(50)).data).toEqual({ likeCount: likeCount + 50 })
  for (const count of [0, 51, 1.5, -3]) expect((await like(count)).code).toBe(40003)
})

it('draws a lottery once, among those who joined in time', async () => {
  service = await start()
  const tokens = await Promise.all([FRESH, BUYER, '13800000004'].map(as))
  const join = async (lotteryId: string, token: string) =>
    (await service.post('/live/room/lottery/participate', { lotteryId }, token)).body
  for (const token of tokens) expect((await join(TODAY, token)).data).toEqual({ joined: true })
  expect((await join(TODAY, tokens[0] ?? '')).data).toEqual({ joined: true })
  expect((await join('LR01-20260915', tokens[0] ?? '')).message).toBe('抽奖尚未开始')
  expect((await join('LR07-20260914', tokens[0] ?? '')).message).toBe('抽奖已结束')
  const winner = async (token: string) =>
    (await service.get(`/live/room/lottery/winner?lotteryId=${TODAY}`, token)).body.data
  expect(await winner(tokens[0] ?? '')).toEqual({ list: [] })
  service.wait(86_400_000)
  const again = await Promise.all([FRESH, BUYER, '13800000004'].map(as))
  const drawn = await Promise.all(again.map(winner))
  expect(drawn.map(({ list }) => list.length)).toEqual([2, 2, 2])
  expect(drawn.filter(({ mine }) => mine)).toHaveLength(2)
  for (const [index, { mine }] of drawn.entries()) {
    const prizes = (await service.get('/live/room/prize/my', again[index])).body.data
    expect(prizes.some(({ prizeId }: { prizeId: string }) => prizeId === mine?.prizeId)).toBe(mine !== undefined)
  }
})

it('shows a prize to its owner only', async () => {
  service = await start()
  const detail = async (mobile: string) =>
    (await service.get('/live/room/prize/detail?prizeId=PZ02', await as(mobile))).body.code
  expect([await detail(BUYER), await detail(FRESH)]).toEqual([0, 40401])
})

it('shows whether the customer has reserved a scene', async () => {
  service = await start()
  const [mine, other] = [await as(FRESH), await as(BUYER)]
  const subscribed = async (token: string) => [
    (await service.get('/live/room/SC2/notice', token)).body.data.subscribed,
    (await service.get('/live/room/LR02/info', token)).body.data.subscribed,
  ]
  await service.post('/notice-sub/set?kind=LIVE&targetId=LR02&on=true', null, mine)
  expect([await subscribed(mine), await subscribed(other)]).toEqual([
    [true, true],
    [false, false],
  ])
})

it('serves playlists uncached, and segments cacheable', async () => {
  service = await start()
  const kept = async (path: string) => (await service.request(path)).headers.get('cache-control')
  for (const room of ['LR01', 'LR27']) expect(await kept(`/files/media/live/${room}.m3u8`)).toBe('no-store')
  expect(await kept('/files/media/lesson.m3u8')).toBe('no-store')
  expect(await kept('/files/media/live-0.m4s')).toBe('public, max-age=604800')
  await service.control('/room/stream', { roomId: 'LR01', how: 'busy' })
  expect(await kept('/files/media/live/LR01.m3u8')).toBe('no-cache')
})

it('lists a recording’s documents only with access', async () => {
  service = await start()
  const materials = async (videoId: string) =>
    (await service.get(`/live/room/video/info?videoId=${videoId}`, await as(FRESH))).body.data.materials
  expect(await materials('v-LR05')).toHaveLength(2)
  expect(await materials('v-LR09')).toBeUndefined()
})
