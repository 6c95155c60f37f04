import type { Page } from '@playwright/test'
import type { Phone } from './fixtures.ts'
import type { JournalEntry, Server } from './server.ts'
import { asked, expect } from './watch.ts'

/** A customer whose page 「我的」 asks for most: 金卡会员. */
export const MEMBER = { mobile: '13800000007', name: '会员示例' }

/** A signed-in customer at 「我的」, with everything there. */
export async function atMe(phone: Phone, page: Page = phone.page): Promise<void> {
  await page.goto(`${phone.origin}/me`, { waitUntil: 'commit' })
  await expect(page.getByText(MEMBER.name)).toBeVisible()
  await expect(page.getByText('金卡会员', { exact: true })).toBeVisible()
}

/** The page asks for all that it shows once more, at once. */
async function askAgain(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
}

/** Asks until the service has seen it: reads of the last two seconds are not repeated. */
export async function askedAgain(page: Page, server: Server): Promise<void> {
  const before = (await asked(server, '/users/me')).length
  await asking(page, async () => {
    expect((await asked(server, '/users/me')).length).toBeGreaterThan(before)
  })
}

/** Asks again and again until `seen` holds: what the page asks by itself may come first. */
export async function asking(page: Page, seen: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await askAgain(page)
    await seen()
  }).toPass({ timeout: 60_000 })
}

/** Asks until this many refreshes have begun. */
export function refreshing(page: Page, server: Server, count = 1): Promise<void> {
  return asking(page, async () => expect((await refreshes(server)).length).toBeGreaterThanOrEqual(count))
}

export const refreshes = (server: Server): Promise<JournalEntry[]> => asked(server, '/auth/token/refresh')

/** Waits until a page asks for nothing more and would read all anew: reads of the last two seconds are not repeated. */
export async function atRest(server: Server): Promise<void> {
  let last = -1
  const still = async () => {
    const now = await lastEntry(server)
    const rests = now === last
    last = now
    return rests
  }
  await expect.poll(still, { intervals: [2_500] }).toBe(true)
}

/** Requests with a bearer since the entry `n`. */
export async function bearers(server: Server, since = 0): Promise<JournalEntry[]> {
  return (await server.journal('/api/')).filter((entry) => entry['token'] !== null && Number(entry['n']) > since)
}

export async function lastEntry(server: Server): Promise<number> {
  return Number((await server.journal()).at(-1)?.['n'] ?? 0)
}
