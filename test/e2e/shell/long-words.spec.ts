import type { BrowserContext } from '@playwright/test'
import { routeMatcher } from '#app/routes/route-matcher.ts'
import { pages } from '#test/e2e/kit/routes.ts'
import { walks } from '#test/e2e/kit/screens.ts'
import { expect, installControls, navigate, test } from '#test/e2e/kit/controls.ts'

// All pages in one walk: a slow machine takes its time.
test.setTimeout(240_000)

/** A word without a place to break, wider than a phone: a file's name, an address, a company in Latin letters. */
const WORD = 'Wm'.repeat(24)

/** A text for people; a number that a company or a person is known by is none. */
const TEXT = String.raw`^(?!.*(?:\d{4}|<)).*\p{Script=Han}`

/** Puts the word behind every text for people in every answer, as it comes to the page. */
async function lengthen(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    ([word, text]) => {
      const real = window.fetch
      const isText = new RegExp(text, 'su')
      const longer = (value: unknown): unknown => {
        if (typeof value === 'string') return isText.test(value) ? value + word : value
        if (Array.isArray(value)) return value.map(longer)
        if (typeof value !== 'object' || value === null) return value
        return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, longer(each)]))
      }
      window.fetch = async (...asked) => {
        const answer = await real(...asked)
        if (!answer.headers.get('content-type')?.includes('json')) return answer
        const { status, headers } = answer
        return new Response(JSON.stringify(longer(await answer.json())), { status, headers })
      }
    },
    [WORD, TEXT] as const,
  )
}

/** What sticks out of the screen on the page that is open and on each of its tabs. */
function outside(): Promise<string[]> {
  const isClipped = (element: Element) => {
    for (let at = element.parentElement; at && at.id !== 'root'; at = at.parentElement) {
      if (getComputedStyle(at).overflowX !== 'visible') return true
    }
    return false
  }
  const seen = () => {
    const out = [...document.querySelectorAll('#root *, dialog[open] *')].filter(
      (each) => each.getBoundingClientRect().right > screen.width + 1 && !isClipped(each),
    )
    const { scrollWidth } = document.documentElement
    const wide = scrollWidth > screen.width && out.length === 0 ? [`${scrollWidth} px`] : []
    return [...wide, ...out.slice(0, 2).map((each) => each.outerHTML.replace(/(?:Wm)+/g, 'Wm…').slice(0, 200))]
  }
  return (async () => {
    const found = seen()
    for (const tab of document.querySelectorAll<HTMLElement>('#root [role=tab][aria-selected=false]')) {
      tab.click()
      await window.untilLoaded()
      found.push(...seen())
    }
    return [...new Set(found)]
  })()
}

const patternOf = (path: string): string =>
  pages.find(({ pattern }) => routeMatcher(pattern).pattern.exec(path.replace(/\?.*/, '')))?.pattern ?? path

test('nothing sticks out of the screen with the longest word in every text of every answer', async ({ phone }) => {
  const found: Record<string, string[]> = {}
  const passed = new Set<string>()
  let long = 0
  for (const { signedInAs, places } of walks.filter(({ desk }) => desk !== true)) {
    const { page, context, open } = await phone('browser', { consent: true, ...(signedInAs && { signedInAs }) })
    await installControls(context)
    await lengthen(context)
    await open('/userPolicy')
    for (const { path } of places) {
      const pattern = patternOf(path)
      if (passed.has(pattern)) continue
      passed.add(pattern)
      await navigate(page, path)
      const out = await page.evaluate(outside)
      if (out.length > 0) found[path] = out
      if (await page.evaluate((word) => document.querySelector('#root')?.textContent?.includes(word), WORD)) long += 1
    }
    await context.close()
  }
  expect(found).toEqual({})
  expect(long, 'pages that showed the word').toBeGreaterThan(passed.size / 2)
})
