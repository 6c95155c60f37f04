import { expect, it } from 'vitest'
import { appPages } from '#app/routes/app-pages.ts'
import { sitePages } from '#app/routes/site-pages.ts'
import { moved } from '#lib/path/old-links.ts'

it('every old link leads to an existing page', async () => {
  await Promise.all([appPages, sitePages].map(({ rest }) => rest.load('mobile')))
  const pages = [...appPages.now().pages, ...sitePages.now().pages]
  const patterns = new Set(pages.map(({ pattern }) => pattern.replace(/:\w+/g, 'x')))
  const targets = Object.values(moved).map((target) => target.replace(/\{\w+\}/g, 'x'))
  expect(targets.filter((target) => !patterns.has(target))).toEqual([])
})
