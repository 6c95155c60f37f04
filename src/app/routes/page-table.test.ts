import { expect, it, vi } from 'vitest'
import { type Page, page } from '#data/page/page.ts'
import { whitelist } from '#config/environment.ts'
import { isSite } from '#lib/path/site.ts'
import { appPages } from './app-pages.ts'
import { firstPages } from './first-pages.ts'
import { lazyPages } from './lazy-pages.ts'
import { createPageTable, pageAt, paramsAt } from './page-table.ts'
import { sitePages } from './site-pages.ts'

const at = (pattern: string): Page => page({ pattern, auth: 'P', share: 'O', load: async () => () => null })

it('knows the pages of the entry, and all once the rest has loaded; a failure is retried', async () => {
  const load = vi.fn<() => Promise<Page[]>>().mockRejectedValueOnce(new TypeError('lost'))
  load.mockResolvedValue([at('/a/:id'), at('/a/new')])
  const table = createPageTable([at('/a')], load)
  const heard = vi.fn()
  table.subscribe(heard)
  await expect(table.rest.load('mobile')).rejects.toThrow('lost')
  expect([table.now().whole, heard.mock.calls.length]).toEqual([false, 0])
  await table.rest.load('mobile')
  expect([table.now().whole, heard.mock.calls.length]).toEqual([true, 1])
  await table.rest.load('mobile')
  expect(load).toHaveBeenCalledTimes(2)
  // A static segment wins over a parameter, whichever page is listed first.
  const { pages } = table.now()
  expect(['/a', '/a/new', '/a/7', '/a/7/8'].map((path) => pageAt(pages, path)?.pattern)).toEqual([
    '/a',
    '/a/new',
    '/a/:id',
    undefined,
  ])
})

it('pages exempted by the environment configuration are public', async () => {
  const patterns = [...firstPages, ...lazyPages]
  expect(whitelist.map((path) => patterns.find(({ pattern }) => pattern === path)?.auth)).toEqual(['P', 'P'])
})

it('finds the parameters of a path', () => {
  expect(paramsAt(at('/course/:number/lesson/:catalogId'), '/course/C1/lesson/L2')).toEqual({
    number: 'C1',
    catalogId: 'L2',
  })
})

it('the two tables and the site’s rule agree', async () => {
  await Promise.all([appPages.rest.load('mobile'), sitePages.rest.load('mobile')])
  expect(appPages.now().pages.filter(({ pattern }) => isSite(pattern))).toEqual([])
  const ofSite = sitePages.now().pages.flatMap(({ pattern, paths = [] }) => [pattern, ...paths])
  expect(ofSite.filter((path) => !isSite(path) || !pageAt(sitePages.now().pages, path))).toEqual([])
})

it('the entry has the pages with a shell, except the homes of teams and advisers, and none shadows another page', () => {
  expect(firstPages.filter(({ shell, title }) => shell === undefined || title === undefined)).toEqual([])
  const lazyShells = lazyPages.filter(({ shell }) => shell !== undefined).map(({ pattern }) => pattern)
  expect(lazyShells.toSorted()).toEqual(['/analyst/:number', '/team/:number'])
  const hidden = lazyPages.filter(({ pattern }) => pageAt(firstPages, pattern))
  expect(hidden).toEqual([])
  const all = appPages.now().pages.map(({ pattern }) => pattern)
  expect(all.filter((pattern, place) => all.indexOf(pattern) !== place)).toEqual([])
})

it('every page names the script that it loads, in its own source', async () => {
  await Promise.all([appPages.rest.load('mobile'), sitePages.rest.load('mobile')])
  const all = [...appPages.now().pages, ...sitePages.now().pages]
  // The import after vitest's transform, and in the text of a built page.
  const names = /import(?:__)?\(\s*["'`]/
  const isNamed = ({ load }: Page) =>
    [load.bySkin?.mobile ?? load, load.bySkin?.desktop ?? load].every((code) => names.test(String(code)))
  expect(all.filter((each) => !isNamed(each)).map(({ pattern }) => pattern)).toEqual([])
})
