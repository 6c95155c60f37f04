import { type ReactNode, startTransition, StrictMode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BootError } from '#app/chrome/crash.tsx'
import type { BootWindow } from '#app/inline/boot-window.ts'
import { preload, SLOW } from '#app/routes/page-view.tsx'
import { pageAt, type PageTable } from '#app/routes/page-table.ts'
import type { Page } from '#data/page/page.ts'
import { readAgent, type Skin } from '#lib/user-agent.ts'
import { reload } from '#session/leave.ts'
import { landingUrl } from '#wechat/landing.ts'
import type { FirstRender } from './create-services.ts'

/**
 * Runs a tree up to its first render. An error of ours before any page is drawn gets an error screen; otherwise the
 * spinner would turn forever.
 */
export async function start(open: (inline: BootWindow, firstRender: FirstRender) => Promise<void>): Promise<void> {
  try {
    if (/[?&](?:env|isWechat)=/.test(location.search) && (await keepEnvironment())) return reload()
    await open(window.__boot ?? plainBoot(), createFirstRender())
  } catch (error) {
    const root = document.querySelector('#root')
    if (root) createRoot(root).render(<BootError />)
    // The error is still reported as uncaught.
    throw error
  }
}

/**
 * Reads the query of the start; few addresses have one. True where it names another environment than this document has
 * begun with. If the code does not load, the query is ignored. spec §2
 */
async function keepEnvironment(): Promise<boolean> {
  const code = await import('#session/environment/keep-env.ts').catch(() => null)
  return code?.keepEnvironment(location.search, document, location).changed === true
}

/** In development the page is served without the inline script. */
function plainBoot(): BootWindow {
  const { dataset } = document.documentElement
  dataset['skin'] = 'mobile'
  if (readAgent(navigator.userAgent, navigator).wechat) dataset['wechat'] = 'true'
  return { landing: landingUrl(location.href), url: (path) => path }
}

function createFirstRender(): FirstRender {
  let now = () => undefined as void
  const promise = new Promise<void>((resolve) => (now = resolve))
  return { promise, now: () => now() }
}

/** Whether the code of the page at a path loads; the page itself reports a loss or a hang. */
export async function codeArrives(table: PageTable, path: string, skin: Skin): Promise<boolean> {
  const page = () => pageAt(table.now().pages, path)
  // `/` redirects to a page of the entry.
  if (!page() && path !== '/' && !(await arrives(table.rest, skin))) return false
  const found = page()
  return found === undefined || arrives(found, skin)
}

function arrives(page: Page, skin: Skin): Promise<boolean> {
  const timeout = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), SLOW))
  return Promise.race([
    preload(page, skin).then(
      () => true,
      () => false,
    ),
    timeout,
  ])
}

/**
 * Draws the tree into the root and resolves when presses are handled: nothing else may run before. The button that was
 * pressed before is pressed again.
 * @param paintedByUs hydrate the markup there, because the first render draws the same
 */
export async function draw(
  page: ReactNode,
  paintedByUs: boolean,
  onRecoverableError: (error: unknown) => void,
): Promise<void> {
  const root = document.querySelector('#root')
  if (!root) throw new Error('the page has no root')
  await new Promise<void>((resolve) => {
    const drawn = <Drawn onDrawn={resolve}>{page}</Drawn>
    const tree = import.meta.env.MODE === 'development' ? <StrictMode>{drawn}</StrictMode> : drawn
    // A transition renders in slices, so that scrolling does not have to wait for the whole page.
    startTransition(() => {
      if (paintedByUs) hydrateRoot(root, tree, { onRecoverableError })
      else createRoot(root).render(tree)
    })
  })
  const pressed = window.__boot?.pressed
  if (pressed) sameButton(root, pressed)?.click()
}

/** The button itself, or the only one with its words if the markup has been replaced. */
function sameButton(root: Element, pressed: HTMLElement): HTMLElement | undefined {
  if (pressed.isConnected) return pressed
  const named = [...root.querySelectorAll('button')].filter(
    ({ textContent, ariaLabel }) => textContent === pressed.textContent && ariaLabel === pressed.ariaLabel,
  )
  return named.length === 1 ? named[0] : undefined
}

/** Reports its first commit. The page is its only child, so that ids are those of the prerendered markup. */
function Drawn({ onDrawn, children }: { onDrawn: () => void; children: ReactNode }): ReactNode {
  useEffect(onDrawn, [onDrawn])
  return children
}
