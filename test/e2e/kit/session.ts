import type { Page } from '@playwright/test'
import type { Phone } from './fixtures.ts'
import type { JournalEntry, Server } from './server.ts'
import { asked, expect } from './watch.ts'

/** A customer whose 「我的」 makes the most requests: 金卡会员. */
export const MEMBER = { mobile: '13800000007', name: '会员示例' }

/** A signed-in customer at 「我的」, fully loaded. */
export async function atMe(phone: Phone, page: Page = phone.page): Promise<void> {
  await page.goto(`${phone.origin}/me`, { waitUntil: 'commit' })
  await expect(page.getByText(MEMBER.name)).toBeVisible()
  await expect(page.getByText('金卡会员', { exact: true })).toBeVisible()
}

/** Makes the page refresh everything at once. */
async function askAgain(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
}

/** Refreshes until the service has seen it: reads of the last two seconds are not repeated. */
export async function askedAgain(page: Page, server: Server): Promise<void> {
  const before = (await asked(server, '/users/me')).length
  await asking(page, async () => {
    expect((await asked(server, '/users/me')).length).toBeGreaterThan(before)
  })
}

/** Refreshes repeatedly until `seen` holds: the page's own requests may come first. */
export async function asking(page: Page, seen: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await askAgain(page)
    await seen()
  }).toPass({ timeout: 60_000 })
}

/** Refreshes until this many token refreshes have started. */
export function refreshing(page: Page, server: Server, count = 1): Promise<void> {
  return asking(page, async () => expect((await refreshes(server)).length).toBeGreaterThanOrEqual(count))
}

export const refreshes = (server: Server): Promise<JournalEntry[]> => asked(server, '/auth/token/refresh')

/** Waits until a page is idle and would refresh everything: reads of the last two seconds are not repeated. */
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

/** Requests with a bearer since entry `n`. */
export async function bearers(server: Server, since = 0): Promise<JournalEntry[]> {
  return (await server.journal('/api/')).filter((entry) => entry['token'] !== null && Number(entry['n']) > since)
}

export async function lastEntry(server: Server): Promise<number> {
  return Number((await server.journal()).at(-1)?.['n'] ?? 0)
}
