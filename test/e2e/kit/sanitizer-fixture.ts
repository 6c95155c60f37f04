import { test as base, type Page } from '@playwright/test'
import { bundle } from './bundle.ts'

/** The origins of the page under test and of its articles' files. Neither has a server. */
export const ORIGIN = 'https://app.test'
export const FILES = 'https://files.test/oss'

/** The policy of reliability §5.1 as far as it concerns articles. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: https://files.test; " +
  "base-uri 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types dompurify"

export interface Stage {
  /** Opens a fresh page with the sanitiser; with the site's policy or without any. */
  open(guard: 'policy' | 'bare'): Promise<Page>
  /** Every requested address outside the page's own origin. */
  readonly foreign: string[]
  readonly errors: string[]
  /** Makes the next requests for the sanitiser's chunk fail. */
  loseChunk(times: number): void
}

export const test = base.extend<{ stage: Stage }, { files: Map<string, string> }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from the pattern
  files: [async ({}, use) => use(await bundle('test/e2e/kit/sanitizer-page.tsx')), { scope: 'worker' }],
  stage: async ({ browser, files }, use) => {
    const context = await browser.newContext({ serviceWorkers: 'block' })
    const foreign: string[] = []
    const errors: string[] = []
    let lost = 0
    const open = async (guard: 'policy' | 'bare') => {
      const page = await context.newPage()
      page.on('pageerror', (error) => errors.push(error.message))
      await page.route('**/*', (route) => {
        const url = new URL(route.request().url())
        if (url.origin !== ORIGIN) foreign.push(url.href)
        const body = files.get(url.pathname)
        if (url.origin !== ORIGIN || (url.pathname !== '/' && body === undefined)) return route.fulfill({ status: 404 })
        if (body === undefined)
          return route.fulfill({ contentType: 'text/html', headers: headers(guard), body: shell(files) })
        if (url.pathname.includes('purify') && lost > 0 && lost--) return route.abort()
        return route.fulfill({ contentType: url.pathname.endsWith('.css') ? 'text/css' : 'text/javascript', body })
      })
      await page.addInitScript(canary)
      await page.goto(`${ORIGIN}/`)
      await page.waitForFunction(() => 'subject' in window)
      return page
    }
    await use({ open, foreign, errors, loseChunk: (times) => void (lost = times) })
    await context.close()
  },
})

function headers(guard: 'policy' | 'bare'): Record<string, string> {
  return guard === 'policy' ? { 'content-security-policy': POLICY } : {}
}

function shell(files: Map<string, string>): string {
  const styles = [...files.keys()].filter((name) => name.endsWith('.css'))
  const links = styles.map((name) => `<link rel="stylesheet" href="${name}">`).join('')
  return `<!doctype html><meta charset="utf-8"><title>x</title>${links}<div id="root"></div><script type="module" src="/entry.js"></script>`
}

function canary(): void {
  Object.assign(window, {
    hits: 0,
    __canary: () => Object.assign(window, { hits: Number(Reflect.get(window, 'hits')) + 1 }),
  })
}
