import type { BrowserContext, Page } from '@playwright/test'

declare global {
  interface Window {
    /** The texts for people in the answers that came to this document. */
    heard: Set<string>
  }
}

/** A text for people; a number that a company or a person is known by is none. */
const TEXT = String.raw`^(?!.*(?:\d{4}|<)).{1,200}$`

/** Has every document of this context note the texts of its answers. */
export async function hearTexts(context: BrowserContext): Promise<void> {
  await context.addInitScript((pattern) => {
    const [isText, isHan] = [new RegExp(pattern, 'su'), /\p{Script=Han}/u]
    window.heard = new Set()
    const hear = (value: unknown): void => {
      if (typeof value === 'string' && isText.test(value) && isHan.test(value)) window.heard.add(value)
      if (typeof value === 'object' && value !== null) Object.values(value).forEach(hear)
    }
    const real = window.fetch
    window.fetch = async (...asked) => {
      const answer = await real(...asked)
      if (answer.headers.get('content-type')?.includes('json'))
        void answer
          .clone()
          .json()
          .then(hear, () => undefined)
      return answer
    }
  }, TEXT)
}

/**
 * What sticks out of the screen once a word without a place to break, wider than a phone, stands in every text that an
 * answer brought: a file's name, an address, a company in Latin letters. They are taken out again.
 */
export function outsideWithLongWords(page: Page): Promise<string[]> {
  return page.evaluate((word) => {
    const texts = [...window.heard]
    const changed: Text[] = []
    const places = document.querySelectorAll('dialog[open]').length > 0 ? 'dialog[open]' : '#root'
    for (const place of document.querySelectorAll(places)) {
      const nodes = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
      while (nodes.nextNode()) {
        const node = nodes.currentNode as Text
        const text = node.data.trim()
        // A short word may be one of ours inside a longer text.
        if (!window.heard.has(text) && !texts.some((each) => each.length > 4 && text.includes(each))) continue
        node.data += word
        changed.push(node)
      }
    }
    const isClipped = (element: Element) => {
      for (let at = element.parentElement; at && at.id !== 'root'; at = at.parentElement) {
        if (getComputedStyle(at).overflowX !== 'visible') return true
      }
      return false
    }
    const width = Math.min(document.documentElement.clientWidth, screen.width)
    const outside = [...document.querySelectorAll('#root *, dialog[open] *')]
      .filter((each) => each.getBoundingClientRect().right > width + 1 && !isClipped(each))
      .slice(0, 12)
      .map((each) => `长词 ${each.outerHTML.replaceAll(word, '…').slice(0, 200)}`)
    for (const node of changed) node.data = node.data.slice(0, -word.length)
    return outside
  }, 'Wm'.repeat(24))
}
