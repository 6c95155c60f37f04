import { Window } from 'happy-dom'
import { Silent } from '#test/talk/line.ts'
import { userAgents } from '#test/wechat/agents.ts'
import { inject } from 'vitest'
import { populateGlobal } from 'vitest/runtime'

/**
 * A document for this process, and nothing else of a browser: requests, responses and URLs stay Node's own, as the
 * service beside it needs them. Import it before anything that renders.
 */
if (inject('kind') === 'node')
  throw new Error('A file of tests that opens screens ends its name in .screens.test.ts (test/README.md)')

const own = new Window({
  url: 'http://localhost/',
  width: 390,
  height: 844,
  settings: {
    navigation: { disableMainFrameNavigation: true, disableChildPageNavigation: true },
    navigator: { userAgent: userAgents.android },
  },
})

// Files are sent by Node's requests.
const { Blob, File, FormData } = globalThis
populateGlobal(globalThis, own, { bindFunctions: true })
Object.assign(globalThis, { Blob, File, FormData })

/** Everything is in view: an end is reached when it is rendered. */
class Seen {
  readonly #tell: (entries: { isIntersecting: boolean; target: Element }[]) => void
  constructor(tell: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    this.#tell = tell
  }
  observe(target: Element) {
    this.#tell([{ isIntersecting: true, target }])
  }
  unobserve() {}
  disconnect() {}
}

// Frames of a connection are sent by the test itself (test/talk/line.ts).
Object.assign(globalThis, { IntersectionObserver: Seen, WebSocket: Silent, scrollTo: () => undefined })
