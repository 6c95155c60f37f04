import type { cookies } from '#test/wechat/agents.ts'
import type { FromSimulator } from '#test/wechat/bridge/report.ts'
import { element } from './element.ts'

/** The phone: WeChat's title bar over the app's frame, and what WeChat lays over the page. */
export function createPhone() {
  const title = element('span', { class: 'title' }, '')
  const address = element('output', { class: 'address' })
  const frame = element('iframe', { class: 'screen', title: '应用', width: 390, height: 844 })
  const overlay = element('div', { class: 'overlay', hidden: true })
  const bar = element(
    'div',
    { class: 'bar' },
    element('button', { 'aria-label': '后退', click: () => ours()?.history.back() }, '‹'),
    title,
    element(
      'button',
      { 'aria-label': '更多', click: () => document.querySelector<HTMLElement>('.send')?.focus() },
      '⋯',
    ),
  )
  const root = element('section', { class: 'phone', 'aria-label': '手机' }, bar, frame, overlay)
  let scale = 1

  // On the browser's own error page there is nobody to talk to, and its window is not ours to touch.
  const ours = () => (frame.contentDocument === null ? null : frame.contentWindow)
  const send = (message: FromSimulator) => ours()?.postMessage(message, location.origin)
  frame.addEventListener('load', () => scale !== 1 && send({ simulator: 'font', scale }))

  return {
    root,
    address,
    frame,
    send,
    open(url: string) {
      overlay.hidden = true
      frame.src = url
    },
    reload() {
      const page = ours()
      if (page) page.location.reload()
      else frame.src = address.value
    },
    back: () => ours()?.history.back(),
    /** The frame takes its `prefers-color-scheme` from the element that holds it. */
    appearance(scheme: string) {
      frame.style.colorScheme = scheme
      root.dataset['scheme'] = scheme
    },
    font(to: number) {
      scale = to
      send({ simulator: 'font', scale })
    },
    page(name: string, url: string) {
      title.textContent = name
      address.value = url
    },
    /** Something of WeChat's own over the page; nothing takes it away. */
    cover(...content: (Node | string)[]) {
      overlay.replaceChildren(...content)
      overlay.hidden = content.length === 0
    },
  }
}
export type Phone = ReturnType<typeof createPhone>

/** A cookie of the simulator for this browser session; empty takes it away. */
export function setCookie(name: (typeof cookies)[keyof typeof cookies], value: string): void {
  document.cookie = `${name}=${value}; path=/; SameSite=Lax${value === '' ? '; Max-Age=0' : ''}`
}

/** Another person's phone: nothing of this origin is on it. */
export async function freshPhone(frame: HTMLIFrameElement): Promise<void> {
  frame.src = 'about:blank'
  localStorage.clear()
  sessionStorage.clear()
  for (const name of await caches.keys()) await caches.delete(name)
  for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister()
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
}
