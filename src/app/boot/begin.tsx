import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BootError } from '#app/chrome/crash.tsx'
import type { BootWindow } from '#app/inline/boot-window.ts'
import { preload, SLOW } from '#app/routes/page-view.tsx'
import type { Route } from '#app/routes/route.ts'
import type { Skin } from '#lib/user-agent.ts'
import { landingUrl } from '#wechat/landing.ts'
import type { FirstRender } from './create-services.ts'

/** Goes the way to the first content; a fault of ours before any page is said, where a spinner would turn for good. */
export async function start(open: (inline: BootWindow, firstRender: FirstRender) => Promise<void>): Promise<void> {
  try {
    if (new URLSearchParams(location.search).has('env')) await keepEnvironment()
    await open(window.__boot ?? plainBoot(), createFirstRender())
  } catch (error) {
    const root = document.querySelector('#root')
    if (root) createRoot(root).render(<BootError />)
    // It is still an error of the page.
    throw error
  }
}

/** What the address says of the environment; few addresses do. Where its code does not come, it says nothing. */
async function keepEnvironment(): Promise<void> {
  const code = await import('#session/environment/keep-env.ts').catch(() => null)
  code?.keepEnvironment(location.search, document, location)
}

/** Development serves the page without the inline script. */
function plainBoot(): BootWindow {
  document.documentElement.dataset['skin'] = 'mobile'
  return { landing: landingUrl(location.href), url: (path) => path }
}

function createFirstRender(): FirstRender {
  let now = () => undefined as void
  const promise = new Promise<void>((resolve) => (now = resolve))
  return { promise, now: () => now() }
}

/** Whether a page's code comes; one that is lost or hangs is said by the page itself. */
export function codeArrives<W>(route: Route<W>, skin: Skin): Promise<boolean> {
  const timeout = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), SLOW))
  return Promise.race([
    preload(route, skin).then(
      () => true,
      () => false,
    ),
    timeout,
  ])
}

/** Draws the tree into the root. `ours`: the markup that stands there is what the first render draws. */
export function draw(tree: ReactNode, paintedByUs: boolean, onRecoverableError: (error: unknown) => void): void {
  const root = document.querySelector('#root')
  if (!root) throw new Error('the page has no root')
  // In slices: a finger that scrolls meanwhile is not made to wait for the whole page.
  startTransition(() => {
    if (paintedByUs) hydrateRoot(root, tree, { onRecoverableError })
    else createRoot(root).render(tree)
  })
}
