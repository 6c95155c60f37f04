import { afterEach, beforeEach, expect, it } from 'vitest'
import { faultLine } from './fault-line.ts'
import { start, type TestService } from './testing.ts'

/** Requests that ask for more than any page does. */
let service: TestService
beforeEach(async () => void (service = await start()))
afterEach(() => service.close())

const login = async (mobile: string) =>
  ((await service.control('/login', { mobile })) as { accessToken: string }).accessToken
const quotes = async (path: string) => (await service.get(`/quotes/v1/${path}`)).body.code
const BARS = 'bars?symbol=SH600901&period=1d&adjust=none'
const MINUTES = 'minutes?symbol=SH600901&days=1'

it.each([
  `${MINUTES}&from=-1`,
  `${MINUTES}&from=241`,
  `${MINUTES}&from=0.5`,
  `${MINUTES}&from=1e999`,
  `${BARS}&limit=999999`,
  `${BARS}&limit=0`,
  `${BARS}&limit=-5`,
  `${BARS}&limit=1.5`,
  'calendar?year=-2026',
  'calendar?year=2026.5',
])('%s is a bad request', async (path) => {
  const { response, body } = await service.get(`/quotes/v1/${path}`)
  expect([response.status, body.code]).toEqual([400, 40003])
  expect(service.lines).toEqual([])
})

it('minutes and bars are served up to their limits', async () => {
  expect([await quotes(`${MINUTES}&from=240`), await quotes(`${BARS}&limit=800`)]).toEqual([0, 0])
})

it('likes of a room count up to a page’s maximum rate, for each customer separately', async () => {
  const [one, other] = [await login('13800000001'), await login('13800000002')]
  const like = (token: string, count: number, room = 'LR01') =>
    service.get(`/live/room/like?roomId=${room}&count=${count}`, token)
  const before = (await like(one, 1)).body.data.likeCount
  const answers = await Promise.all(Array.from({ length: 100 }, () => like(one, 50)))
  expect(answers.filter(({ response }) => response.status === 200)).toHaveLength(3)
  expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set([0, 42905]))
  expect((await like(other, 50)).body.data.likeCount).toBe(before + 200)
  expect((await like(one, 50, 'LR07')).body.code).toBe(0)
  service.wait(10_000)
  expect((await like(one, 50)).body.code).toBe(0)
})

it('a session holds at most 20 unused room tickets', async () => {
  const [one, other] = [await login('13800000001'), await login('13800000002')]
  const ticket = (token: string) => service.post('/room/ticket', null, token)
  const answers = await Promise.all(Array.from({ length: 300 }, () => ticket(one)))
  expect(answers.filter(({ response }) => response.status === 200)).toHaveLength(20)
  expect(answers.filter(({ response }) => response.status === 400)).toHaveLength(280)
  expect((await ticket(other)).body.code).toBe(0)
  service.wait(31_000)
  expect((await ticket(one)).body.code).toBe(0)
})

it.each([
  ['a long message', new Error('x'.repeat(30_000))],
  ['lines', new Error('one\ntwo\r\nthree')],
  ['a deep cause', new Error('lost', { cause: new Error('y'.repeat(30_000)) })],
  ['no error at all', 'z'.repeat(30_000)],
])('a server error is one short log line: %s', async (_, error) => {
  const line = faultLine('500 GET /api/x', error)
  expect(line.split(/[\r\n]/)).toHaveLength(1)
  expect(line.length).toBeLessThan(1_000)
  expect(line).toMatch(/^500 GET \/api\/x \S/)
})
