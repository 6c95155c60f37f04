import { afterEach, expect, it } from 'vitest'
import { start, type TestService } from '#test/service/testing.ts'

let service: TestService
afterEach(() => service.close())

const guest = async (path: string) => (await service.get(`/public/${path}`)).body

it('shows guests no more than the private twin would', async () => {
  service = await start()
  expect((await guest('stream/stock/list?channelId=CH4')).code).toBe(40301)
  expect((await guest('team/messages/CH4-0001')).code).toBe(40401)
  expect((await guest('team/articles/daily/A401')).code).toBe(40401)
  expect((await guest('live-room/video-info?videoId=v-LR09')).data.access.allowed).toBe(false)
  expect((await guest('video/play?videoId=v-LR09')).code).toBe(40301)
  expect((await guest('video/play?videoId=v-LR10')).code).toBe(0)
})

it('matches literal paths before team numbers', async () => {
  service = await start()
  expect((await guest('team/index')).data).toHaveProperty('modules')
  expect((await guest('team/TM02')).data.number).toBe('TM02')
  expect((await guest('team/TM99')).code).toBe(40401)
  expect((await guest('team/messages/latest?number=TM01')).data.channelId).toBe('CH1')
  expect((await guest('team/articles/daily/latest?number=TM04')).data.id).toBe('A201')
})

it('lists a team’s works by kind, and its views by day', async () => {
  service = await start()
  const kinds = async (kind: string) =>
    (await guest(`team/content-list?number=TM04${kind}`)).data.list.map((each: { kind: string }) => each.kind)
  expect(new Set(await kinds('&kind=LIVE'))).toEqual(new Set(['LIVE']))
  expect((await guest('team/content-list?number=TM04&kind=x')).code).toBe(40003)
  expect((await guest('team/articles/daily?number=TM04&date=2026-09-14')).data.total).toBe(1)
  expect((await guest('team/articles/daily?number=TM04&date=yesterday')).code).toBe(40003)
})

it('groups the week’s rooms by day', async () => {
  service = await start()
  const { data } = await guest('app/scene/week/list')
  expect(data.map(({ date }: { date: string }) => date)[1]).toBe('2026-09-16')
  expect(data[1].items.map(({ roomId }: { roomId: string }) => roomId)).toEqual(['LR02'])
})

it('lists practitioners with their numbers, former ones too', async () => {
  service = await start()
  const total = async (query: string) => (await guest(`gw/staff?${query}`)).data.total
  expect([await total('status=LEFT'), await total('status=ON'), await total('keyword=S0000000002')]).toEqual([1, 6, 1])
  expect((await guest('gw/staff?status=GONE')).code).toBe(40003)
  const asked = (name: string, value: string) => total(`${name}=${encodeURIComponent(value)}`)
  expect(await asked('position', '证券分析师')).toBe(1)
  expect([await asked('branch', '没有的分公司'), await asked('keyword', '不存在')]).toEqual([0, 0])
})

it('announces a newer app version without forcing it', async () => {
  service = await start()
  const need = async (version: string) => (await guest(`app/update/remind?version=${version}`)).data
  expect(await need('3.1.9')).toMatchObject({ need: true, force: false })
  expect([(await need('3.2.0')).need, (await need('4.0')).need, (await need('x')).need]).toEqual([false, false, true])
})

it('keeps the site’s lessons in separate columns, with search', async () => {
  service = await start()
  const list = async (query: string) => (await service.post(`/public/articleList?${query}`, null)).body
  const titles = async (query: string) => (await list(query)).data.list.map((each: { title: string }) => each.title)
  const taught = await titles('columnId=EDU2')
  expect(taught.length).toBeGreaterThan(1)
  expect(await titles('pageSize=50')).not.toContain(taught[0])
  expect(await titles(`columnId=EDU2&keyword=${encodeURIComponent('荐股群')}`)).toEqual(['「免费荐股群」的五步套路'])
  expect((await list(`keyword=${'字'.repeat(41)}`)).code).toBe(40003)
  const videos = (await guest(`live-room/video-list?keyword=${encodeURIComponent('换手率')}`)).data
  expect(videos).toMatchObject({ total: 1, list: [{ title: '回放：换手率' }] })
  const days = (await guest('team/articles/daily?pageSize=50')).data.list
  expect(new Set(days.map((each: { teamNumber: string }) => each.teamNumber)).size).toBeGreaterThan(1)
  expect(days.map((each: { id: string }) => each.id)).not.toContain('A501')
})

it('returns a back-test with every year, its curve and its assumptions', async () => {
  service = await start()
  const { data } = await guest('back-test/strategy/trade/statistics?strategyId=ST07')
  expect(data.perf.totalRate).toBeCloseTo(data.curve.at(-1).nav - 1, 4)
  expect(data.years.map(({ y }: { y: string }) => y)).toEqual(['2024', '2025', '2026'])
  expect(Math.min(...data.years.map(({ rate }: { rate: number }) => rate))).toBeLessThan(0)
  expect(data.assumptions).toMatchObject({ from: data.perf.periodStart, to: data.perf.periodEnd })
})
