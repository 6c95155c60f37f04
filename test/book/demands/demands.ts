import type { Page } from '@playwright/test'
import type { Place } from '#test/e2e/kit/place.ts'
import { isSite } from '#lib/path/site.ts'
import { ticks } from '#test/book/page/ticks.ts'
import type { Demand } from './lines.ts'
import { ofTheApp } from './of-the-app.ts'
import { siteDemands } from './of-the-site.ts'

/** The requirements of an address of the client. */
export function demandsOn(path: string): readonly Demand[] {
  const address = path.replace(/[?#].*/, '')
  if (isSite(address)) return siteDemands(address)
  const found = ofTheApp.filter(([pattern]) => pattern.test(address)).flatMap(([, demands]) => demands)
  return [...new Set(found)]
}

/** A required line, and whether the page shows it. */
export interface Ticked {
  line: string
  found: boolean
}

/** The required lines of an entry, checked against the readable text of the page. */
export async function tickedOn(page: Page, { bare, gone }: Place): Promise<Ticked[]> {
  // Its own address: an entry may have been redirected from its original one.
  const { pathname } = new URL(page.url())
  const due = gone ? [] : demandsOn(pathname).filter((demand) => !(bare && demand.beside))
  const found = await page.evaluate(
    ticks,
    due.map(({ text }) => text.source),
  )
  return due.map(({ line }, at) => ({ line, found: found[at] === true }))
}
