import { splitTopics } from '#lib/text/topics.ts'

/** Where `#` has another meaning, or the work is already done. */
const OTHER = 'a, code, pre, mark.topic'

/**
 * Wraps the topics in the texts below `root` in `<mark class="topic">`, in a link where `href` says where a topic leads.
 * Its textContent stays; twice is once. spec §9
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
  // For the router, as the links of the sanitiser are.
  link.setAttribute('data-internal', '')
  link.append(element)
  return link
}
