import { afterEach, expect, it } from 'vitest'
import { lazyPages } from '#app/routes/lazy-pages.ts'
import { firstPages } from '#app/routes/first-pages.ts'
import { lazySitePages } from '#app/routes/lazy-site-pages.ts'
import { routeMatcher } from '#app/routes/route-matcher.ts'
import { DAY, today } from '#test/service/seed/days.ts'
import { start, type TestService } from '#test/service/testing.ts'
import { kinds } from './kinds.ts'
import { type Desk, sendEveryKind, type Sent } from './send-every-kind.ts'

let service: TestService
afterEach(() => service.close())

const sent = async () => (await service.control('/messages')) as Sent[] // the control returns these
const desk: Desk = {
  async ask(mobile, path, body) {
    const { accessToken } = await service.login(mobile)
    const { body: answer } = await (body ? service.post(path, body, accessToken) : service.get(path, accessToken))
    if (answer.code !== 0) throw new Error(`${path}: ${JSON.stringify(answer)}`)
    return answer.data
  },
  wait: (ms) => service.wait(ms),
}
const CUSTOMER = '13800000004'

it('every kind is derived from the database and the clock, opens a page of the route table, and names no stock', async () => {
  service = await start()
  // Orders of the seed close two days after the last midnight.
  service.wait(today(service.now()) - service.now())
  const { later } = await sendEveryKind(desk)
  const first = await sent()
  const all = [...first]
  for (const wait of later) {
    await wait()
    all.push(...(await sent()))
  }
  expect([...new Set(all.map(({ kind }) => kind))].toSorted()).toEqual(Object.keys(kinds).toSorted())
  for (const { kind, path } of all) {
    const { pattern } = routeMatcher(kinds[kind].page)
    expect(pattern.exec(path.split('?')[0] ?? ''), `${kind} leads to ${path}`).not.toBeNull()
  }
  const patterns: string[] = [...firstPages, ...lazyPages, ...lazySitePages].map(({ pattern }) => pattern)
  expect(Object.values(kinds).filter(({ page }) => !patterns.includes(page))).toEqual([])
  const changes = all.filter(({ kind }) => kind === 'poolChanged' || kind === 'caseChanged')
  expect(changes.filter(({ text }) => !/^您订阅的(?:股池|案例)有更新，登录后[^「《]+$/u.test(text))).toEqual([])
  const times = first.map(({ at }) => at)
  expect(times).toEqual(times.toSorted((a, b) => b - a))
})

it('a kind that is switched off is not sent, and what can wait is not sent in the quiet hours', async () => {
  service = await start()
  // Orders of the seed close two days after the last midnight.
  service.wait(today(service.now()) - service.now())
  await sendEveryKind(desk)
  const [before] = (await sent()).filter(({ kind }) => kind === 'refund')
  expect(before).toBeDefined()
  const hours = (await sent())
    .filter(({ kind }) => 'waits' in kinds[kind])
    .map(({ at }) => new Date(at + 8 * 3_600_000).getUTCHours())
  expect(hours.length).toBeGreaterThan(3)
  expect(hours.filter((hour) => hour < 8 || hour >= 22)).toEqual([])
  for (const mobile of ['13800000005', '13800000032', '13800000031', '13800000033']) {
    const { accessToken } = await service.login(mobile)
    await service.post('/notice-sub/set?kind=REFUND&on=false', null, accessToken)
  }
  expect((await sent()).filter(({ kind }) => kind === 'refund')).toEqual([])
})

it('each later state of a complaint is sent as a message with its number', async () => {
  service = await start()
  const { accessToken } = await service.login(CUSTOMER)
  const about = { type: 'SERVICE', content: '老师没有按约定的时间上课，希望补课。', fileKeys: [], mobile: CUSTOMER }
  const { complaintNo } = (await service.post('/customer/complaint', about, accessToken)).body.data
  const states = async () => (await sent()).filter(({ kind }) => kind === 'complaint')
  expect(await states()).toEqual([])
  service.wait(DAY)
  expect((await states()).map(({ path }) => path)).toEqual([`/complaint?number=${complaintNo}`])
  service.wait(12 * DAY)
  expect((await states()).map(({ text }) => text.replace(/^受理编号 TS\d+：(.{3}).*/u, '$1'))).toEqual([
    '已办结',
    '已答复',
    '正在核',
  ])
})
