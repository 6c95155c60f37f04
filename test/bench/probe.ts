/** A page's own load timings, ms since its navigation started. */
export interface Seen {
  fcp: number
  lcp: number
  /** The element that was the largest, e.g. `IMG`. */
  lcpElement: string
  /** When the title of the course was painted. */
  own: number
  /** The end of the frame in which it was there: for browsers and cases without a paint time. */
  stood: number
  /** When a tab, or without one any link or button, was handled by React. */
  interactive: number
  cls: number
  /** Start and length of tasks over 50 ms. */
  tasks: [number, number][]
  /** Longest time from an input to the next frame. */
  tap: number
  /** Requested files: address, end, size as sent. Kept here since the page clears its own list. */
  files: [string, number, number][]
}

declare global {
  interface Window {
    __bench: Seen
  }
}

/** Runs in the page before its own scripts. Self-contained: it is sent as source text. */
export function probe(title: string): void {
  const seen: Seen = {
    fcp: 0,
    lcp: 0,
    lcpElement: '',
    own: 0,
    stood: 0,
    interactive: 0,
    cls: 0,
    tasks: [],
    tap: 0,
    files: [],
  }
  window.__bench = seen

  interface Entry extends PerformanceEntry {
    element?: Element
    identifier?: string
    renderTime: number
    value: number
    hadRecentInput: boolean
    interactionId: number
    responseEnd: number
    encodedBodySize: number
  }
  const watch = (type: string, note: (entry: Entry) => void, more: object = {}) =>
    new PerformanceObserver((list) => {
      // The fields depend on the kind of entry; each observer reads its own.
      for (const entry of list.getEntries()) note(entry as Entry)
    }).observe({ type, buffered: true, ...more })
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime
  })
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime
    seen.lcpElement = entry.element?.tagName ?? 'gone'
  })
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.cls += entry.value
  })
  watch('longtask', (entry) => seen.tasks.push([entry.startTime, entry.duration]))
  watch('resource', (entry) => seen.files.push([entry.name, entry.responseEnd, entry.encodedBodySize]))
  watch(
    'event',
    (entry) => {
      if (entry.interactionId > 0) seen.tap = Math.max(seen.tap, entry.duration)
    },
    { durationThreshold: 16 },
  )

  watch('element', (entry) => {
    if (entry.identifier === 'own') seen.own ||= entry.renderTime
  })
  // Marked before it is painted, so that the browser reports its paint.
  const mark = () => {
    const heading = [...document.querySelectorAll('h1, #main h2, #main p')].find(
      ({ textContent }) => textContent === title,
    )
    heading?.setAttribute('elementtiming', 'own')
    if (!heading) return
    marking.disconnect()
    requestAnimationFrame(() => afterFrame(() => (seen.stood = performance.now())))
  }
  const marking = new MutationObserver(mark)
  marking.observe(document, { childList: true, characterData: true, subtree: true })
  addEventListener('DOMContentLoaded', mark)

  // React attaches the properties to an element when it has created or hydrated it.
  const taken = () => {
    const tab = document.querySelector('[role=tab]')
    // Links in the prose of an article are not React's.
    const pressable = tab ? [tab] : [...document.querySelectorAll('#main :is(a, button)')]
    return pressable.some((each) => Object.keys(each).some((key) => key.startsWith('__reactProps')))
  }
  const afterFrame = (note: () => void) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = note
    port2.postMessage(0)
  }
  const look = () => {
    if (taken()) afterFrame(() => (seen.interactive = performance.now()))
    else if (performance.now() < 20_000) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Waits in the page until a detail's title stands after a tap; ms from the click. Self-contained as well. */
export function routeChange(path: string, title: string): Promise<number> {
  return new Promise((resolve) => {
    let from = 0
    addEventListener('click', () => (from = performance.now()), { capture: true, once: true })
    const look = () => {
      const there =
        from > 0 &&
        location.pathname === path &&
        document.querySelector('h1')?.textContent === '课程详情' &&
        [...document.querySelectorAll('#main h2')].some(({ textContent }) => textContent === title)
      if (!there) return void requestAnimationFrame(look)
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(performance.now() - from)
      port2.postMessage(0)
    }
    requestAnimationFrame(look)
  })
}

/** A function as source text that runs in a page; this bench's loader names functions with a helper of its own. */
export function asText<A extends unknown[]>(run: (...given: A) => unknown, ...given: A): string {
  return `(() => { const __name = (it) => it; return (${run.toString()})(${given.map((each) => JSON.stringify(each)).join(',')}) })()`
}
