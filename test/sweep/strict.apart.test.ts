import { afterEach, expect, it, vi } from 'vitest'
import { isSite } from '#lib/path/site.ts'
import { pages } from '#test/e2e/kit/routes.ts'
import { openScreens } from './screens.ts'

/** A customer with data for every page. */
const CUSTOMER = '13800000031'

/** What the details of the site show, by page. */
const contents: Readonly<Record<string, string>> = {
  '/gcInfo/detail': '?id=GW1-001',
  '/protection/article-detail': '?id=A505',
  '/protection/video-detail': '?id=v-LR10',
  '/information/detail': '?id=A201',
  '/information/article-detail': '?id=A206',
}

const { open, phone, until } = await openScreens(/./, { strict: true, database: true })

/** What React's development build and the client say. happy-dom does not know `search`. */
const said: unknown[][] = []
for (const level of ['log', 'info', 'warn', 'error'] as const)
  vi.spyOn(console, level).mockImplementation((...words) => void (words[1] === 'search' || said.push(words)))
afterEach(() => void said.splice(0))

it.each(pages.map(({ path }) => path + (contents[path] ?? '')))('%s logs nothing in StrictMode', async (path) => {
  await open(path, isSite(path.replace(/\?.*/, '')) ? { place: 'outside' } : { as: CUSTOMER })
  await until(() => phone.sight() === 'content')
  expect(said).toEqual([])
})
