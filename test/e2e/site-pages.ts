import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { isSite } from '#lib/site.ts'

/** Fixed paths of the information site that its tree runs on, as the finished build lists them. */
export function sitePaths(): string[] {
  const text = readFileSync(new URL('../../dist/shells.json', import.meta.url), 'utf8')
  // Written by the build.
  const list = JSON.parse(text) as { routes: { pattern: string; file: string }[]; openTags: string[] }
  const routes = list.routes.filter(({ file }) => !list.openTags.includes(file))
  return routes
    .filter(({ pattern, file }) => file.startsWith('shells/site/') && /^\^[\w/-]+\$$/.test(pattern))
    .map(({ pattern }) => pattern.slice(1, -1))
}

/** Whether a path is of the other tree than the page: its document is loaded. */
export function crosses(page: Page, path: string): boolean {
  const here = page.url()
  return isSite(new URL(here).pathname) !== isSite(new URL(path, here).pathname)
}
