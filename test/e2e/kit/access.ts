import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

/** Rules about colours, four fifths of axe's time: once per page and look. */
export const CONTRAST = ['color-contrast', 'link-in-text-block']

/** What a look changes besides colours: scrolling, and names whose text a style sheet hides. */
export const BY_LAYOUT = ['scrollable-region-focusable', 'button-name', 'link-name', 'label', 'summary-name']

/** The axe violations of the page, by all rules, only some, or all except some. */
export async function violations(
  page: Page,
  { only, except = [] }: { only?: string[]; except?: readonly string[] } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async (options) => {
      const { violations: all } = await (Reflect.get(window, 'axe') as typeof axe).run(document, options) // put there above
      return all.map(({ id, nodes }) =>
        `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' | ')}`.slice(0, 500),
      )
    },
    {
      resultTypes: ['violations'],
      // Style sheets of other origins, of which there are none.
      preload: false,
      rules: Object.fromEntries(except.map((rule) => [rule, { enabled: false }])),
      ...(only && { runOnly: only }),
    } satisfies RunOptions,
  )
}

/** One h1, one main; every touch target of the minimum size. */
export function anatomy(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = document.documentElement.hasAttribute('data-elder') ? 60 : 44
    const wrong: string[] = []
    const count = (selector: string) => document.querySelectorAll(selector).length
    if (count('h1') !== 1) wrong.push(`${count('h1')} h1`)
    if (count('main') !== 1) wrong.push(`${count('main')} main`)
    for (const element of document.querySelectorAll<HTMLElement>(
      'a[href], button, select, input, summary, [role=tab]',
    )) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      // Inline links and explained terms are as high as the line; a checkbox is inside its label.
      if (element.matches('p a, li p a, label a, [data-prose] a, button[data-term]')) continue
      const target = element.closest('label') ?? element
      const { width, height, bottom } = target.getBoundingClientRect()
      // The skip link waits above the page.
      if (bottom < 0 || width === 0) continue
      if (height < least - 0.5 || width < least - 0.5) {
        wrong.push(`${Math.round(width)}×${Math.round(height)}: ${element.outerHTML.slice(0, 120)}`)
      }
    }
    return wrong
  })
}

/** Horizontal overflow; the page itself must not scroll sideways. */
export function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    // On a phone the document's width grows with overflow; the screen's does not.
    const width = Math.min(clientWidth, screen.width)
    if (scrollWidth <= width) return []
    const out = [...document.querySelectorAll('#root *')].filter(
      (each) => each.getBoundingClientRect().right > width + 1,
    )
    return [`${scrollWidth} > ${width}`, ...out.slice(0, 3).map((each) => each.outerHTML.slice(0, 160))]
  })
}

/** The same on the narrowest phone with text twice as large. A desktop is never that narrow. */
export async function overflowAtNarrowest(page: Page): Promise<string[]> {
  const size = page.viewportSize()
  if (!size || size.width > 500) return []
  await page.setViewportSize({ ...size, width: 320 })
  await page.evaluate(() => document.documentElement.style.setProperty('--k', '2'))
  const found = await overflow(page)
  await page.evaluate(() => document.documentElement.style.removeProperty('--k'))
  await page.setViewportSize(size)
  return found
}

/** Controls of the content that a bar at the bottom covers although the page is scrolled to its end. */
export function coveredAtEnd(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.querySelector('dialog[open]')) return []
    const above = (element: Element | null, isMeant: (style: CSSStyleDeclaration) => boolean): Element | null =>
      element === null || isMeant(getComputedStyle(element)) ? element : above(element.parentElement, isMeant)
    const barOf = (element: Element | null) => above(element, ({ position }) => /fixed|sticky/.test(position))
    const { scrollY: before } = window
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    const covered = [...document.querySelectorAll('#root main :is(a[href], button, input, summary)')].filter((each) => {
      if (!each.checkVisibility({ visibilityProperty: true }) || barOf(each)) return false
      // What scrolls in a box of its own is cut there.
      if (above(each, ({ overflowY }) => /auto|scroll/.test(overflowY))) return false
      const { left, right, bottom } = each.getBoundingClientRect()
      if (bottom < innerHeight / 2 || left < 0 || right > innerWidth) return false
      return [left + 4, (left + right) / 2, right - 4].some((x) => {
        const bar = barOf(document.elementFromPoint(x, Math.min(bottom, innerHeight) - 4))
        if (bar === null || bar.contains(each)) return false
        // What stays at the top covers nothing that a little scrolling would not show.
        const { top, height } = bar.getBoundingClientRect()
        return top + height / 2 > innerHeight / 2
      })
    })
    scrollTo({ top: before, behavior: 'instant' })
    return covered.map((each) => `covered at the end: ${each.outerHTML.slice(0, 160)}`)
  })
}

/** How often Tab is repeated before looking again for what is still missing. */
const STRIDE = 10

/** Repeats the Tab key without a frame between two of them, a third of what single presses cost. */
async function holdTab(page: Page, times: number): Promise<void> {
  await Promise.all(Array.from({ length: times }, () => page.keyboard.down('Tab')))
  await page.keyboard.up('Tab')
}

/** Controls below `root` that the Tab key does not reach. */
export async function unreached(page: Page, root: 'body' | 'main' = 'body'): Promise<string[]> {
  const stops = await page.evaluate((within) => {
    const modal = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector(within) ?? document
    const radios = new Set<string>()
    const stop = (each: HTMLElement) => {
      if (each.tabIndex < 0 || !each.checkVisibility({ visibilityProperty: true })) return false
      if (!(each instanceof HTMLInputElement) || each.type !== 'radio') return true
      // Of a group one is reached, the arrow keys lead to the others.
      if (radios.has(each.name)) return false
      radios.add(each.name)
      return true
    }
    const found = [
      ...modal.querySelectorAll<HTMLElement>(
        'a[href], button:enabled, select:enabled, input:enabled, textarea:enabled, summary, [tabindex]',
      ),
    ].filter((each) => stop(each) && each.closest('[inert]') === null)
    const missing = new Set(found)
    Reflect.set(window, 'missing', missing)
    document.addEventListener('focusin', ({ target }) => {
      for (const each of missing) {
        const group = each instanceof HTMLInputElement && each.type === 'radio' && target instanceof HTMLInputElement
        if (each === target || (group && each.name === target.name)) missing.delete(each)
      }
    })
    return found.length
  }, root)
  // Scrolling up a talk drops rows and loads others: dropped ones need not be reached.
  const left = () =>
    page.evaluate(() => [...(Reflect.get(window, 'missing') as Set<Element>)].filter((each) => each.isConnected).length) // put there above
  await holdTab(page, stops)
  // A player has its own controls, and new rows are in between.
  for (let more = 0; more < 300 && (await left()) > 0; more += STRIDE) await holdTab(page, STRIDE)
  return page.evaluate(() =>
    [...(Reflect.get(window, 'missing') as Set<Element>)] // put there above
      .filter((each) => each.isConnected)
      .map((each) => `no Tab to ${each.outerHTML.slice(0, 160)}`),
  )
}
