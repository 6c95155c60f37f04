import { safeParse } from 'valibot'
import type { BootWindow } from '#app/inline/boot-window.ts'
import { appPages } from '#app/routes/app-pages.ts'
import { pageAt, paramsAt } from '#app/routes/page-table.ts'
import type { Answer } from '#data/answer.ts'
import type { EarlyAnswers } from '#data/early-answers.ts'
import { type FirstRead, firstKeys, type PageParams } from '#data/page/first-read.ts'

/** The first data of a page, and the parameters of its path. */
export interface First {
  read: FirstRead
  params: PageParams
}

/** The first data of the page at a path; its definition comes with the page's code. */
export async function firstAt(path: string): Promise<First | undefined> {
  const page = pageAt(appPages.now().pages, path)
  const read = await page?.first?.()
  return page && read && { read, params: paramsAt(page, path) }
}

/** Requests the first data of the page at this path before it is opened. */
export async function requestAhead(path: string, signedIn: boolean, early: EarlyAnswers): Promise<void> {
  const first = await firstAt(path)
  if (!first) return
  const { read, params } = first
  // The quotes service is requested by its own desk, without a bearer.
  if (read.call.base === 'quotes') return
  const { member, guest } = firstKeys(read, params)
  if (!signedIn && read.call.members) return
  early.request(signedIn ? read.call : (read.call.twin ?? read.call), read.input(params), signedIn ? member : guest)
}

/** The first read with this key, if its page's document shows the answer before any code. `route`: path of the page. */
export async function filledRead(key: string, route: string): Promise<FirstRead | undefined> {
  const first = await firstAt(route.split(/[?#]/)[0] ?? '')
  const isIt = first?.read.filled && Object.values(firstKeys(first.read, first.params)).includes(key)
  return isIt ? first.read : undefined
}

/** The data the inline script has painted, parsed like any answer, so that the first render draws the same. */
export function firstAnswers({ key, painted }: BootWindow, first: First | undefined): ReadonlyMap<string, Answer> {
  if (!first || key === undefined || !painted) return new Map()
  const { member, guest } = firstKeys(first.read, first.params)
  const parsed = key === member || key === guest ? safeParse(first.read.call.output, painted.data) : undefined
  return new Map(parsed?.success ? [[key, { data: parsed.output, savedAt: painted.savedAt }]] : [])
}
