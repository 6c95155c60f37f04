import { expect, it } from 'vitest'
import { isSite, SITE_PAGES } from '#lib/site-pages.ts'
import { exact } from './exact.ts'
import { routes } from './routes.tsx'

it('the table and the list of drawn pages mean the same site', () => {
  expect(routes.filter(({ pattern, site }) => isSite(pattern) !== site)).toEqual([])
  const site = routes.filter((route) => route.site)
  const opens = (path: string) => site.some(({ pattern }) => exact(pattern).pattern.exec(path) !== null)
  expect(Object.keys(SITE_PAGES).filter((path) => !opens(path))).toEqual([])
})
