import type { Page } from '@playwright/test'
import { untilHydrated } from './hydration.ts'
import { everything, expect } from './device.ts'

/** Where these markers are, on the page or on the device. */
export async function found(page: Page, marks: readonly string[]): Promise<string[]> {
  const { url, local, session, cookies, databases, caches } = await everything(page)
  const places: [string, string][] = [
    ['url', url],
    ['page', await page.content()],
    ['cookies', cookies],
    ...Object.entries(local).map(([key, value]): [string, string] => [`local ${key}`, `${key} ${value}`]),
    ...Object.entries(session).map(([key, value]): [string, string] => [`session ${key}`, `${key} ${value}`]),
    ...databases.map((each): [string, string] => [`database ${each.name}`, JSON.stringify(each)]),
    ...caches.map((each): [string, string] => [`cache ${each.url}`, JSON.stringify(each)]),
  ]
  return places.flatMap(([place, text]) =>
    marks.filter((mark) => text.includes(mark)).map((mark) => `${place}: ${mark}`),
  )
}

/** Storage entries with one of these; except build files and public pictures. */
export async function storedIn(page: Page, marks: readonly string[]): Promise<string[]> {
  const open =
    /^(?:page|url|cache \S+\/(?:assets|shells|files\/(?:share|covers))\/|cache \S+\/(?:index\.html|icon\.svg)|database workbox)/
  return (await found(page, marks)).filter((place) => !open.test(place))
}

/** Signs out in the settings, and waits for the guest view. */
export async function signOut(page: Page): Promise<void> {
  await untilHydrated(page)
  await page.getByRole('link', { name: '设置' }).click()
  await page.getByRole('button', { name: '退出登录' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click()
  await expect(page.getByText('您好，请登录')).toBeVisible()
}
