import type { BrowserContext } from '@playwright/test'

/** The visible part of one text of the page, and its position in the window. */
interface Piece {
  node: Text
  text: string
  /** Whether it is complete. */
  whole: boolean
  box: DOMRect
}

declare global {
  interface Window {
    /** The visible content of the page at any scroll position: nothing clipped, hidden or off-screen. */
    visible(): Piece[]
  }
}

/** Installs the function above in every document of this context. */
export async function installVisible(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    interface Area {
      left: number
      right: number
      top: number
      bottom: number
    }
    const common = (one: Area, other: Area): Area => ({
      left: Math.max(one.left, other.left),
      right: Math.min(one.right, other.right),
      top: Math.max(one.top, other.top),
      bottom: Math.min(one.bottom, other.bottom),
    })
    const isNothing = ({ left, right, top, bottom }: Area) => right - left < 2 || bottom - top < 2
    const nowhere: Area = { left: 0, right: 0, top: 0, bottom: 0 }

    /** Where the content of an element is visible, or can be scrolled to. */
    const areas = () => {
      const { scrollHeight, clientWidth } = document.documentElement
      const page: Area = { left: 0, right: clientWidth, top: -scrollY, bottom: scrollHeight - scrollY }
      const window: Area = { left: 0, right: clientWidth, top: 0, bottom: innerHeight }
      const known = new Map<Element, Area>()
      const inside = (element: Element | null): Area => {
        if (!(element instanceof Element) || element === document.documentElement || element === document.body)
          return page
        const before = known.get(element)
        if (before) return before
        const area = areaOf(element)
        known.set(element, area)
        return area
      }
      const areaOf = (element: Element): Area => {
        const { position, overflowX, overflowY, clipPath, clip } = getComputedStyle(element)
        const holder = element instanceof HTMLElement && position === 'absolute' ? element.offsetParent : null
        const outer = position === 'fixed' ? window : inside(holder ?? element.parentElement)
        const box = element.getBoundingClientRect()
        if (/inset\(50%/.test(clipPath) || /^rect\((?:0|1)px/.test(clip)) return nowhere
        if (overflowX === 'visible' && overflowY === 'visible') return outer
        if (isNothing(common(outer, box))) return nowhere
        const scrolls = { x: /auto|scroll/.test(overflowX), y: /auto|scroll/.test(overflowY) }
        const cut = common(outer, box)
        return {
          left: scrolls.x ? -Infinity : cut.left,
          right: scrolls.x ? Infinity : cut.right,
          top: scrolls.y ? -Infinity : cut.top,
          bottom: scrolls.y ? Infinity : cut.bottom,
        }
      }
      return inside
    }

    /** Most of a line's height, and all of its width but a hair. */
    const isSeen = (box: DOMRect, area: Area) => {
      const height = Math.min(box.bottom, area.bottom) - Math.max(box.top, area.top)
      return height >= box.height * 0.6 && box.left >= area.left - 1.5 && box.right <= area.right + 1.5
    }
    const boxesOf = (range: Range) => [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)

    window.visible = () => {
      const inside = areas()
      const pieces: Piece[] = []
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        // The walker visits only texts.
        const node = walker.currentNode as Text
        const parent = node.parentElement
        if (!parent || node.data.trim() === '' || parent.matches('script, style, template, noscript')) continue
        if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
        const area = inside(parent)
        const range = document.createRange()
        range.selectNodeContents(node)
        const boxes = boxesOf(range)
        const [box] = boxes
        if (!box || isNothing(area)) continue
        if (boxes.every((each) => isSeen(each, area))) {
          pieces.push({ node, text: node.data, whole: true, box })
          continue
        }
        let text = ''
        for (let at = 0; at < node.length; at += 1) {
          range.setStart(node, at)
          range.setEnd(node, at + 1)
          if (boxesOf(range).some((each) => isSeen(each, area))) text += node.data[at]
        }
        if (text.trim() !== '') pieces.push({ node, text, whole: false, box })
      }
      return pieces
    }
  })
}
