import type { BrowserContext, Page } from '@playwright/test'

declare global {
  interface Window {
    /** The user-visible texts of the answers to this document. */
    heard: Set<string>
  }
}

/** A user-visible text; registration numbers of companies and people do not count. */
const TEXT = String.raw`^(?!.*(?:\d{4}|<)).{1,200}$`

/** Makes every document of this context record the texts of its answers. */
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
 * The overflow after every text of an answer was replaced by an unbreakable word wider than a phone: a file's name,
 * an address, a company in Latin letters. The texts are restored afterwards.
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
        // A short word may be part of one of our own texts.
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
