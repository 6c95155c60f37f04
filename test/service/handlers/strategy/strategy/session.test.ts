import { afterEach, expect, it } from 'vitest'
import { start, type TestService } from '#test/service/testing.ts'

let service: TestService
afterEach(() => service.close())

const HOUR = 3600_000
const MEMBER = '13800000007'
/** ST04 of the member: it evaluates its stocks every day. */
const ID = 'CS0703'

/** A day on which ST04 had orders planned, as seen at each time: minutes past midnight in Shanghai. */
async function daysOf(date: string, times: readonly number[]) {
  const midnight = Date.parse(`${date}T00:00:00+08:00`)
  let now = midnight
  service = await start({ now: () => now })
  const seen = []
  for (const minutes of times) {
    now = midnight + minutes * 60_000
    // A token expires within the day.
    const { accessToken } = await service.login(MEMBER)
    const read = async (path: string) => (await service.get(path, accessToken)).body.data
    const plans: { planId: string; symbol: string; at: number; status: string; qty: number; why?: string }[] =
      await read(`/customer-strategy/today-trade-plan-list?id=${ID}`)
    const { todayRate, totalRate, asOf } = await read(`/customer-strategy/detail?id=${ID}`)
    const ofToday = plans.filter(({ at }) => at === midnight + 9.5 * HOUR)
    seen.push({ plans, ofToday, figures: { todayRate, totalRate, asOf } })
  }
  return seen
}

it('plans are pending until the opening decides them for good; returns are fixed until 15:30', async () => {
  const [night, morning, opened, noon, closed, settled] = await daysOf('2026-09-15', [30, 569, 570, 720, 915, 930])
  const statuses = (of: typeof night) => of?.ofToday.map(({ status }) => status)
  expect(night?.ofToday.length).toBeGreaterThan(0)
  expect(new Set(statuses(night))).toEqual(new Set(['WAIT']))
  expect(new Set(night?.ofToday.map(({ symbol }) => symbol)).size).toBe(night?.ofToday.length)
  expect(morning?.ofToday).toEqual(night?.ofToday)
  expect(statuses(opened)).not.toContain('WAIT')
  expect(opened?.ofToday.map(({ planId }) => planId)).toEqual(night?.ofToday.map(({ planId }) => planId))
  for (const { status, why } of opened?.ofToday ?? []) expect(why === undefined).toBe(status === 'TRIGGERED')
  for (const later of [noon, closed])
    expect([later?.ofToday, later?.figures]).toEqual([opened?.ofToday, night?.figures])
  // From 15:30 on the day is on record, and there are plans for the next one.
  expect(settled?.ofToday).toEqual(opened?.ofToday)
  expect(settled?.figures.asOf).toBe((night?.figures.asOf ?? 0) + 24 * HOUR)
  for (const each of settled?.plans ?? []) expect(each.status === 'WAIT').toBe(each.at > (settled?.ofToday[0]?.at ?? 0))
})

it('terminals, versions and timing differ between strategies and follow the clock', async () => {
  service = await start()
  const of = async (what: string) => {
    const { accessToken } = await service.login(MEMBER)
    const ids = ['CS0702', 'CS0703']
    const answers = ids.map(
      async (id) => (await service.get(`/customer-strategy/${what}?id=${id}`, accessToken)).body.data,
    )
    return Promise.all(answers)
  }
  for (const what of ['device-info', 'subscription/version-list', 'choose-time/record']) {
    const [one, other] = await of(what)
    expect([what, one]).not.toEqual([what, other])
  }
  const states = new Set<boolean>()
  for (let hour = 0; hour < 72; hour += 1) {
    for (const { online, lastBeat } of await of('device-info')) {
      states.add(online)
      expect([lastBeat <= service.now(), online]).toEqual([true, service.now() - lastBeat < 90_000])
    }
    service.wait(HOUR)
  }
  expect(states).toEqual(new Set([true, false]))
})
