import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { start, type TestService } from '#test/service/testing.ts'

const FRESH = '13800000001'
const LOWEST = '13800000003'
const C3 = '13800000004'
const MEMBER = '13800000007'
const PROMOTER = '13800000008'
const DAY = 86_400_000

let service: TestService
beforeEach(async () => {
  service = await start()
})
afterEach(() => service.close())

const read = async (path: string, mobile: string) =>
  (await service.get(path, (await service.login(mobile)).accessToken)).body
const send = async (path: string, input: object | null, mobile: string) =>
  (await service.post(path, input, (await service.login(mobile)).accessToken)).body

describe('materials', () => {
  it('are for customers on the list, and name their link parameters', async () => {
    for (const path of ['my-folder-list', 'list?folderId=MF01', 'file-url?id=MR01', 'link-url?id=MR01']) {
      expect((await read(`/promotion-resource/${path}`, C3)).message).toBe('该功能暂未对您开放')
      expect((await read(`/promotion-resource/${path}`, PROMOTER)).code).toBe(0)
    }
    const folders = (await read('/promotion-resource/my-folder-list', PROMOTER)).data
    expect(folders.map(({ count }: { count: number }) => count)).toEqual([3, 2, 1, 0])
    const { data } = await read('/promotion-resource/link-url?id=MR04', PROMOTER)
    expect(data.url).toBe('http://localhost/article/A201?salesNumber=S100')
    expect(data.attached).toEqual([{ name: 'salesNumber', value: 'S100' }])
    const { url } = (await read('/promotion-resource/file-url?id=MR01', PROMOTER)).data
    expect((await service.request(url)).headers.get('content-type')).toBe('image/png')
  })

  it('require a valid audit', async () => {
    const { list } = (await read('/promotion-resource/list?folderId=MF01', PROMOTER)).data
    expect(list.map(({ canShare }: { canShare: boolean }) => canShare)).toEqual([true, true, false])
    const link = async (id: string) => (await read(`/promotion-resource/link-url?id=${id}`, PROMOTER)).message
    expect(await link('MR03')).toBe('素材审核已过有效期，不能使用')
    expect(await link('MR05')).toBe('素材尚未通过审核，不能使用')
    expect((await read('/promotion-resource/file-url?id=MR04', PROMOTER)).code).toBe(40401)
    expect((await read('/promotion-resource/list?folderId=MF09', PROMOTER)).code).toBe(40401)
  })
})

describe('a trial service', () => {
  const open = (code: string, mobile = C3) =>
    send('/promotion-service/subscribe', { code, salesNumber: 'S200' }, mobile)
  const check = async (code: string, mobile = C3) => (await read(`/promotion-service/check?code=${code}`, mobile)).data

  it('is started once, also by two simultaneous taps, and ends by itself', async () => {
    const channel = async () => (await read('/stock/case/channel/list', C3)).data[0].access
    expect((await channel()).reason).toBe('NOT_PURCHASED')
    expect(await check('TS102')).toEqual({ eligible: true })
    const [one, two] = await Promise.all([open('TS102'), open('TS102')])
    expect([one.data, two.data]).toEqual([{ expireAt: service.now() + 5 * DAY }, { expireAt: service.now() + 5 * DAY }])
    expect(await channel()).toMatchObject({ allowed: true, expireAt: one.data.expireAt })
    expect((await read('/users/me', C3)).data.salesNumber).toBe('S200')
    expect(await check('TS102')).toEqual({ eligible: false, reason: 'USED' })
    service.wait(6 * DAY)
    expect((await channel()).reason).toBe('NOT_PURCHASED')
    expect((await open('TS102')).message).toBe('体验已结束，每项服务可体验一次')
    expect((await check('TS102', MEMBER)).eligible).toBe(true)
  })

  it('requires a matching evaluation within its period', async () => {
    const { data } = await send('/promotion-service/check-list', { codes: ['TS101', 'TS102', 'TS104', 'TS105'] }, FRESH)
    expect(data).toMatchObject([
      { code: 'TS101', eligible: true },
      { code: 'TS102', eligible: false, reason: 'NEED_EVAL' },
      { code: 'TS104', eligible: false, reason: 'ENDED' },
      { code: 'TS105', eligible: false, reason: 'NOT_START' },
    ])
    expect(await check('TS102', LOWEST)).toEqual({ eligible: false, reason: 'LEVEL_MISMATCH' })
    expect((await open('TS102', LOWEST)).message).toBe('该服务风险等级高于您的风险承受能力')
    expect([(await open('TS104')).code, (await open('TS105')).code, (await open('TS109')).code]).toEqual([
      40988, 40987, 40401,
    ])
    const all = (await send('/promotion-service/check-list', {}, FRESH)).data
    expect(all.map(({ code }: { code: string }) => code)).toEqual(['TS101', 'TS102', 'TS103', 'TS105'])
    const codes = Array.from({ length: 51 }, () => 'TS101')
    expect((await send('/promotion-service/check-list', { codes }, FRESH)).code).toBe(40095)
  })

  it('is applied for, audited, and only then opened', async () => {
    const info = async () => (await read('/promotion-service-apply/info?code=TS103', MEMBER)).data
    const apply = (reason: string, code = 'TS103') =>
      send(`/promotion-service-apply/submit?${new URLSearchParams({ code, reason })}`, null, MEMBER)
    expect(await info()).toEqual({ status: 'REJECTED', reason: '本期名额已满，可下期再申请' })
    expect((await open('TS103', MEMBER)).message).toBe('请先提交申请，审核通过后可开通')
    expect([(await apply('想')).code, (await apply('想了解更新方式', 'TS101')).code]).toEqual([40094, 40990])
    await Promise.all([apply('想了解更新方式'), apply('想了解更新方式')])
    expect(await info()).toEqual({ status: 'AUDITING' })
    expect((await open('TS103', MEMBER)).code).toBe(40986)
    service.wait(6 * 60_000)
    await apply('再说一遍我的理由')
    service.wait(5 * 60_000)
    expect(await info()).toEqual({ status: 'APPROVED' })
    expect((await apply('再说一遍我的理由')).code).toBe(40991)
    expect((await open('TS103', MEMBER)).code).toBe(0)
    expect((await read('/promotion-service-apply/info?code=TS103', C3)).data).toEqual({ status: 'NONE' })
  })

  it('is the target of an invitation, with the inviter masked', async () => {
    const invite = async (code: string) => (await read(`/promotion-service/invite-link/info?code=${code}`, FRESH)).data
    expect(await invite('IV2026A')).toMatchObject({ inviterMasked: '方**', service: { code: 'TS102' }, valid: true })
    expect((await invite('IV2025Z')).valid).toBe(false)
    expect((await read('/promotion-service/invite-link/info?code=none', FRESH)).code).toBe(40401)
  })
})

it('delays past records, includes losses, and adds a risk line to videos', async () => {
  const { data } = await read('/promotion-stock/list?pageSize=50', FRESH)
  expect(data.list.every(({ delayedDays }: { delayedDays: number }) => delayedDays >= 30)).toBe(true)
  expect(data.list.some(({ profitRate }: { profitRate: number }) => profitRate < 0)).toBe(true)
  const videos = (await read('/promotion-video/list', FRESH)).data
  const { data: video } = await read(`/promotion-video/info?id=${videos[0].id}`, FRESH)
  expect(video).toMatchObject({ ...videos[0], riskText: expect.stringContaining('非实时建议') })
  expect((await read('/promotion-video/info?id=TV99', FRESH)).code).toBe(40401)
})
