import { splitTopics } from '#lib/text/topics.ts'

/** Elements where `#` has another meaning, or that are highlighted already. */
const OTHER = 'a, code, pre, mark.topic'

/**
 * Wraps the topics in the texts below `root` in `<mark class="topic">`, with a link where `href` gives the topic's
 * address. textContent does not change, and a second call has no effect. spec §9
 */
export function highlightTopics(root: Element, href?: (topic: string) => string): void {
  for (const text of textsOf(root)) {
    if (text.parentElement?.closest(OTHER)) continue
    const pieces = splitTopics(text.data)
    if (!pieces.some((piece) => piece.topic)) continue
    text.replaceWith(...pieces.map((piece) => (piece.topic ? mark(piece.text, href?.(piece.text)) : piece.text)))
  }
}

function textsOf(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  return texts
}

function mark(text: string, href: string | undefined): HTMLElement {
  const element = document.createElement('mark')
  element.className = 'topic'
  element.textContent = text
  if (href === undefined) return element
  const link = document.createElement('a')
  link.href = href
  // Marked for the router, like the links of the sanitiser.
  link.setAttribute('data-internal', '')
  link.append(element)
  return link
}
