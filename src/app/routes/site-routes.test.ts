import { expect, it } from 'vitest'
import { isSite } from '#lib/path/site.ts'
import { SITE_PAGES } from '#lib/path/site-pages.ts'
import { routeIn } from './route.ts'
import { routes } from './routes.tsx'
import { siteRoutes } from './site-routes.tsx'

it('the two tables, the rule of the site and the list of drawn pages mean the same site', () => {
  expect(routes.filter(({ pattern }) => isSite(pattern))).toEqual([])
  expect(siteRoutes.filter(({ pattern }) => !isSite(pattern))).toEqual([])
  expect(Object.keys(SITE_PAGES).filter((path) => !routeIn(siteRoutes, path))).toEqual([])
})
