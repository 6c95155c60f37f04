import type { Page } from '@playwright/test'
import { overflow } from '#test/e2e/kit/access.ts'
import { still } from '#test/e2e/kit/appearance.ts'

/** What a page answers to the five questions by which its look is judged, measured on the page as it stands. */
export interface Judged {
  /** The largest text of the first screen. */
  seen: string
  /** Things to press that the first screen offers. */
  offers: number
  /** Labels that share one sign, anywhere on the page. */
  signs: string[]
  /** The tallest empty stretch between two things of the first screen, px. */
  gap: number
  /** The smallest price or percentage, px; none without one. */
  number?: number
  /** The first thing that sticks out on the narrowest screen, or with text twice as large. */
  lost: string[]
}

/** Judges the first screen, then the page as narrow as its skin goes (px) and with text twice as large. */
export async function judge(page: Page, narrowest: number): Promise<Judged> {
  const first = await page.evaluate(firstScreen)
  const size = page.viewportSize() ?? { width: narrowest, height: 844 }
  await page.setViewportSize({ ...size, width: narrowest })
  const narrow = await cut(page, `${narrowest} px`)
  await page.setViewportSize(size)
  await page.evaluate(() => document.documentElement.style.setProperty('--k', '2'))
  const large = await cut(page, '200 %')
  await page.evaluate(() => document.documentElement.style.removeProperty('--k'))
  return { ...first, lost: [...narrow, ...large] }
}

async function cut(page: Page, at: string): Promise<string[]> {
  await still(page)
  return (await overflow(page)).slice(0, 1).map((each) => `${at}: ${each}`)
}

function firstScreen(): Omit<Judged, 'lost'> {
  const isThere = (element: Element) => {
    const { top, bottom, width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && bottom > 0 && top < innerHeight && element.checkVisibility()
  }
  const all = [...document.querySelectorAll('body *')].filter(isThere)
  const ownText = (element: Element) =>
    [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent ?? '')
      .join('')
      .trim()
  const sizeOf = (element: Element) => parseFloat(getComputedStyle(element).fontSize)
  const texts = all.filter((element) => ownText(element) !== '')
  const largest = texts.toSorted((one, other) => sizeOf(other) - sizeOf(one))[0]

  const offers = all.filter((element) =>
    element.matches('a[href], button:not(:disabled), input, select, textarea, summary'),
  )

  const labels = new Map<string, Set<string>>()
  // A sign is a shape and a line; what has one path is a control.
  for (const sign of document.querySelectorAll('svg:has(> path + path:last-child)')) {
    const label = sign.closest('a, button, li')?.textContent?.trim() ?? ''
    labels.set(sign.innerHTML, (labels.get(sign.innerHTML) ?? new Set()).add(label))
  }
  const signs = [...labels.values()].filter((each) => each.size > 1).map((each) => [...each].join(' = '))

  const solid = [...texts, ...all.filter((element) => element.matches('img, svg, video, input, canvas'))]
  const spans = solid
    .map((element) => element.getBoundingClientRect())
    .map(({ top, bottom }): [number, number] => [Math.max(0, top), Math.min(innerHeight, bottom)])
    .toSorted(([one], [other]) => one - other)
  let reached = spans[0]?.[1] ?? 0
  let gap = 0
  for (const [top, bottom] of spans) {
    gap = Math.max(gap, top - reached)
    reached = Math.max(reached, bottom)
  }

  const numbers = texts.filter((element) => /¥ ?\d|\d%/.test(ownText(element))).map(sizeOf)
  return {
    seen: largest ? ownText(largest).slice(0, 24) : '',
    offers: offers.length,
    signs,
    gap: Math.round(gap),
    ...(numbers.length > 0 && { number: Math.min(...numbers) }),
  }
}
