import { afterEach, expect, it } from 'vitest'
import { start, type TestService } from '#test/service/testing.ts'

let service: TestService
afterEach(() => service.close())

const open = async (mobile: string, indexId: string, trial = true) =>
  (await service.post('/quote-index/subscription/open', { indexId, trial }, (await service.login(mobile)).accessToken))
    .body

it('unlocks an indicator for suitable customers, for a week and once', async () => {
  service = await start()
  expect((await open('13800000001', 'QI02')).message).toBe('请先完成风险测评')
  expect((await open('13800000006', 'QI02')).message).toBe('您的风险测评已过期，请重新测评')
  expect((await open('13800000004', 'QI03')).message).toBe('该服务风险等级高于您的风险承受能力')
  expect((await open('13800000004', 'QI09')).code).toBe(40401)
  expect((await open('13800000004', 'QI02', false)).code).toBe(40363)
  const { expireAt } = (await open('13800000004', 'QI02')).data
  service.wait(3600_000)
  expect((await open('13800000004', 'QI02')).data).toEqual({ expireAt })
  service.wait(7 * 86_400_000)
  expect((await open('13800000004', 'QI02')).message).toBe('体验已结束，每项指标可体验一次')
  const info = async (mobile: string) =>
    (await service.get('/quote-index/subscription/info', (await service.login(mobile)).accessToken)).body.data
  expect(await info('13800000004')).toEqual([{ indexId: 'QI02', expireAt, status: 'EXPIRED' }])
  expect(await info('13800000001')).toEqual([])
})
