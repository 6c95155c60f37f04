import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { strategyApplySamples } from '#test/service/samples/strategy/strategy-apply.ts'
import { start, type TestService } from '#test/service/testing.ts'

let service: TestService
beforeEach(async () => {
  service = await start()
})
afterEach(() => service.close())

const LOWEST = '13800000003'
const PLAIN = '13800000004'
const SIGNING = '13800000005'
const EXPIRED = '13800000006'
const MEMBER = '13800000007'
const BUYER = '13800000002'
const MINUTE = 60_000
const as = async (mobile: string) => (await service.login(mobile)).accessToken
const read = async (path: string, mobile: string) => (await service.get(path, await as(mobile))).body
const send = async (path: string, mobile: string, body: object | null = null) =>
  (await service.post(path, body, await as(mobile))).body
const apply = (what: string, id: string, mobile: string) => send(`/strategy-apply/${what}?id=${id}`, mobile)
const link = (id: string, mobile: string, returnUrl = '/done') =>
  send(`/strategy-apply/sign/url?id=${id}&returnUrl=${encodeURIComponent(returnUrl)}`, mobile)
const answers = strategyApplySamples.strategyApplyFeedback?.answers ?? []

/** Decides on the vendor's page; answers its HTTP status. */
async function decide(url: string, what: 'pass' | 'fail') {
  const response = await service.request(new URL(url).pathname, {
    method: 'POST',
    body: new URLSearchParams({ do: what }),
  })
  return response.status
}

describe('an application', () => {
  it('goes from draft through signature and audit to a service that ends', async () => {
    expect((await apply('sign/status', 'AP0401', PLAIN)).data).toEqual({ status: 'DRAFT' })
    expect((await link('AP0401', PLAIN)).code).toBe(40967)
    const flow = (await apply('sign', 'AP0401', PLAIN)).data
    expect(flow.docs.length).toBeGreaterThan(2)
    expect((await apply('sign', 'AP0401', PLAIN)).data.flowId).toBe(flow.flowId)
    expect((await apply('sign/status', 'AP0401', PLAIN)).data).toEqual({ status: 'WAIT_SIGN' })
    expect((await link('AP0401', PLAIN, 'https://elsewhere.test/')).code).toBe(40052)
    const old = (await link('AP0401', PLAIN)).data.url
    const { url } = (await link('AP0401', PLAIN)).data
    expect(await decide(old, 'pass')).toBe(404)
    expect(await decide(url, 'pass')).toBe(303)
    expect(await decide(url, 'fail')).not.toBe(303)
    expect((await apply('sign/status', 'AP0401', PLAIN)).data).toEqual({ status: 'AUDITING' })
    expect((await apply('sign', 'AP0401', PLAIN)).code).toBe(40966)
    expect((await send('/strategy-apply/feedback/submit', PLAIN, { id: 'AP0401', answers })).code).toBe(40962)
    expect((await read('/strategy/info?strategyId=ST01', PLAIN)).data.access.allowed).toBe(false)
    service.wait(6 * MINUTE)
    expect((await apply('sign/status', 'AP0401', PLAIN)).data).toEqual({ status: 'ACTIVE' })
    expect((await read('/strategy/info?strategyId=ST01', PLAIN)).data.access.allowed).toBe(true)
    expect((await read('/customer-strategy/subscription/list', PLAIN)).data).toMatchObject([{ id: 'AP0401' }])
    service.wait(91 * 24 * 60 * MINUTE)
    expect((await apply('sign/status', 'AP0401', PLAIN)).data).toEqual({ status: 'EXPIRED' })
    expect((await read('/strategy/info?strategyId=ST01', PLAIN)).data.access.reason).toBe('EXPIRED')
  })
  it('declined at the vendor can be signed again', async () => {
    const first = (await apply('sign', 'AP0401', PLAIN)).data.flowId
    await decide((await link('AP0401', PLAIN)).data.url, 'fail')
    expect((await apply('sign/status', 'AP0401', PLAIN)).data).toEqual({ status: 'WAIT_SIGN' })
    expect((await apply('sign', 'AP0401', PLAIN)).data.flowId).not.toBe(first)
  })
  it('is signed only by suitable customers, and visible to its owner only', async () => {
    expect((await apply('sign', 'AP0301', LOWEST)).message).toBe('该服务风险等级高于您的风险承受能力')
    expect((await read('/strategy-apply/info?id=AP0301', LOWEST)).data.match.reason).toBe('LEVEL_MISMATCH')
    for (const what of ['sign', 'sign/status']) expect((await apply(what, 'AP0401', MEMBER)).code).toBe(40401)
    expect((await link('AP0401', MEMBER)).code).toBe(40401)
    expect((await read('/strategy-apply/info?id=AP0401', MEMBER)).code).toBe(40401)
    expect((await send('/strategy-apply/feedback/submit', PLAIN, { id: 'AP0701', answers })).code).toBe(40401)
    expect((await apply('sign', 'AP0202', BUYER)).code).toBe(40966)
  })
  it('has every state, and a visit whose first answers are kept', async () => {
    const states = async (mobile: string) =>
      (await read('/strategy-apply/list', mobile)).data.list.map(({ status }: { status: string }) => status)
    expect(await states(PLAIN)).toEqual(['DRAFT'])
    expect(await states(SIGNING)).toEqual(['AUDITING'])
    expect(await states(BUYER)).toEqual(['WAIT_SIGN', 'REJECTED'])
    expect(await states(MEMBER)).toEqual(['WAIT_SIGN', 'ACTIVE', 'EXPIRED'])
    const info = async () => (await read('/strategy-apply/info?id=AP0701', MEMBER)).data
    expect(await info()).toMatchObject({ status: 'ACTIVE', feedback: { isDone: false, questions: { length: 4 } } })
    const submit = (given: object[]) =>
      send('/strategy-apply/feedback/submit', MEMBER, { id: 'AP0701', answers: given })
    expect((await submit(answers.slice(1))).code).toBe(40057)
    expect((await submit([...answers])).code).toBe(0)
    expect((await submit([...answers])).code).toBe(0)
    expect((await info()).feedback.isDone).toBe(true)
  })
})

describe('a trial with a coupon', () => {
  it('is signed, opens the strategy for its term and uses up the coupon', async () => {
    const trial = (couponId: string, strategyId: string, mobile: string) =>
      send(`/esign/strategy-coupon?couponId=${couponId}&strategyId=${strategyId}`, mobile)
    expect((await trial('Q0006001', 'ST02', EXPIRED)).message).toBe('您的风险测评已过期，请重新测评')
    expect((await trial('Q0004001', 'ST07', PLAIN)).code).toBe(40969)
    const { flowId, signUrl } = (await trial('Q0004001', 'ST02', PLAIN)).data
    expect((await read('/strategy/info?strategyId=ST02', PLAIN)).data.access.reason).toBe('NOT_PURCHASED')
    await decide(signUrl, 'pass')
    const result = await read(`/esign/strategy-coupon/result?flowId=${flowId}`, PLAIN)
    expect(result.data).toEqual({ status: 'SIGNED' })
    expect((await read('/strategy/info?strategyId=ST02', PLAIN)).data.access).toMatchObject({ allowed: true })
    expect((await read('/strategy-coupon/list', PLAIN)).data[0].status).toBe('USED')
    expect((await read('/strategy-coupon/used/list', PLAIN)).data.list[0].strategyName).toBe('水务农业低波动')
    expect((await send('/strategy-simulate/coupon/create?couponId=Q0004001', PLAIN)).code).toBe(40952)
    service.wait(8 * 24 * 60 * MINUTE)
    expect((await read('/strategy/info?strategyId=ST02', PLAIN)).data.access.reason).toBe('EXPIRED')
  })
})
