import { beforeAll, beforeEach, expect, it } from 'vitest'
import { CONSENT_VERSION } from '#session/consent/consent-record.ts'
import { garbage, spoiltTogether } from '#test/e2e/kit/conditions.ts'
import { openTools, type Tools } from './sweep.ts'

/** The device's storage belongs to another program or an earlier version: none of it reaches a screen. reliability */
const CUSTOMER = '13800000002'
const SCREENS = ['/course', '/course/C101', '/login', '/me', '/article/A201']

let tools: Tools
const bearers: string[] = []
beforeAll(async () => {
  tools = await openTools(/course|article|login|^\/me$/)
  const send = globalThis.fetch
  globalThis.fetch = (url, init) => {
    const bearer = new Headers(init?.headers).get('authorization')
    if (bearer !== null) bearers.push(bearer)
    return send(url, init)
  }
}, 60_000)
beforeEach(() => tools.environment.reset())

/** A different value under each key, and each value once. */
const cases = spoiltTogether.flatMap((keys) =>
  garbage.map((_, at) => keys.map((key, shift) => [key, garbage[(at + 5 * shift) % garbage.length] ?? ''] as const)),
)
const named = cases.map((entries) => ({
  name: entries.map(([key, text]) => `${key} ${JSON.stringify(text.slice(0, 12))}`).join(', '),
  entries,
}))

it.each(named)(
  'every screen opens with invalid stored values, none of which becomes a bearer: $name',
  async ({ entries }) => {
    const { phone, environment } = tools
    const tokens = (await environment.login(CUSTOMER)) as Record<string, string>
    const consent = JSON.stringify({ version: CONSENT_VERSION, at: Date.now(), accepted: true })
    phone.wipe({ ...tokens, consent, ...Object.fromEntries(entries) })
    bearers.splice(0)
    const wrong: string[] = []
    for (const path of SCREENS) {
      phone.open(path)
      const isQuiet = await phone.untilIdle()
      if (!isQuiet || phone.sight() !== 'content') wrong.push(`${path}: ${phone.sight()} ${phone.crashes().join(' ')}`)
    }
    expect(wrong).toEqual([])
    expect(bearers.filter((each) => !/^Bearer [\x21-\x7e]+$/.test(each))).toEqual([])
    expect(bearers.filter((each) => /^Bearer (?:undefined|null|NaN|""|'')$/.test(each))).toEqual([])
    expect(environment.requests().length).toBeLessThanOrEqual(200)
  },
)
