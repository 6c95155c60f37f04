import type { cookies } from '#test/wechat/agents.ts'
import type { FromSimulator } from '#test/wechat/bridge/report.ts'
import { element } from './element.ts'

/** The phone: WeChat's title bar over a chat of WeChat's own or over the app's page, and WeChat's overlays. */
export function createPhone() {
  const title = element('span', { class: 'title' }, '')
  const address = element('output', { class: 'address' })
  const frame = element('iframe', { class: 'screen', title: '应用', hidden: true })
  const chat = element('div', { class: 'screen' })
  const overlay = element('div', { class: 'overlay', hidden: true })
  const back = element('button', { 'aria-label': '后退', click: () => ours()?.history.back() }, '‹')
  const close = element('button', { 'aria-label': '关闭页面', click: () => closePage() }, '✕')
  const more = element(
    'button',
    { 'aria-label': '更多', click: () => document.querySelector<HTMLElement>('.send')?.focus() },
    '⋯',
  )
  const root = element(
    'section',
    { class: 'phone', 'aria-label': '手机' },
    element('div', { class: 'bar' }, element('span', { class: 'left' }, close, back), title, more),
    chat,
    frame,
    overlay,
  )
  let scale = 1
  let chatName = ''

  // The browser's own error page cannot be talked to, and its window is not ours to touch.
  const ours = () => (frame.contentDocument === null ? null : frame.contentWindow)
  const send = (message: FromSimulator) => ours()?.postMessage(message, location.origin)
  frame.addEventListener('load', () => scale !== 1 && send({ simulator: 'font', scale }))

  const turn = (to: 'chat' | 'page') => {
    root.dataset['shows'] = to
    chat.hidden = to !== 'chat'
    frame.hidden = to !== 'page'
    overlay.hidden = true
    // In a narrow window the buttons that change it are below it.
    root.scrollIntoView({ block: 'nearest' })
    for (const button of [back, close, more]) button.hidden = to === 'chat'
  }
  const closePage = () => {
    // Taken out, so that its page is gone at once: one that is only navigated away from can still leave for WeChat's
    // authorization, in place of the page that is opened next.
    frame.remove()
    frame.src = 'about:blank'
    overlay.before(frame)
    address.value = ''
    title.textContent = chatName
    turn('chat')
  }

  return {
    root,
    address,
    frame,
    send,
    /** Opens an address in WeChat's browser, over the chat. */
    open(url: string) {
      title.textContent = ''
      address.value = ''
      turn('page')
      frame.src = url
    },
    reload() {
      const page = ours()
      if (page) page.location.reload()
      else if (address.value !== '') frame.src = address.value
    },
    back: () => ours()?.history.back(),
    close: closePage,
    /** A chat in place of any page. */
    chat(name: string, ...content: Node[]) {
      chatName = name
      chat.replaceChildren(...content)
      closePage()
    },
    /** The title of the page. */
    name: () => (frame.hidden ? '' : (title.textContent ?? '')),
    /** The path of the page, once reported; '' while there is none. */
    path: () => (address.value === '' ? '' : new URL(address.value).pathname),
    /** Presses a button of the page by its text; false if there is none. */
    press(words: string): boolean {
      const buttons = [...(frame.contentDocument?.querySelectorAll('button') ?? [])]
      const found = buttons.find((each) => each.textContent === words)
      found?.click()
      return found !== undefined
    },
    /** The readable text of the page. */
    text: () => (frame.hidden ? '' : (frame.contentDocument?.body?.innerText ?? '')),
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
      if (frame.hidden) return
      title.textContent = name
      address.value = url
    },
    /** An overlay of WeChat's over the page; nothing removes it. */
    cover(...content: (Node | string)[]) {
      overlay.replaceChildren(...content)
      overlay.hidden = content.length === 0
    },
  }
}
export type Phone = ReturnType<typeof createPhone>

/** A cookie of the simulator for this browser session; an empty value removes it. */
export function setCookie(name: (typeof cookies)[keyof typeof cookies], value: string): void {
  document.cookie = `${name}=${value}; path=/; SameSite=Lax${value === '' ? '; Max-Age=0' : ''}`
}

/** Another person's phone: no storage of this origin. */
export async function freshPhone(phone: Phone): Promise<void> {
  // A worker is removed only with the last of its pages.
  phone.close()
  localStorage.clear()
  sessionStorage.clear()
  // One that stays, since it has this page too or a page that is still unloading, would have nothing to answer with
  // without its caches: the next registration takes it over as it is.
  if (navigator.serviceWorker.controller === null && (await unregistered()))
    for (const name of await caches.keys()) await caches.delete(name)
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
}

/** How long pages with a worker may take to unload, ms. */
const ENDS = 10_000

/** Unregisters all workers; whether they are gone. */
async function unregistered(): Promise<boolean> {
  const registrations = await navigator.serviceWorker.getRegistrations()
  const workers = registrations.flatMap(({ installing, waiting, active }) => active ?? waiting ?? installing ?? [])
  const gone = Promise.all(workers.map(redundant)).then(() => true)
  for (const registration of registrations) await registration.unregister()
  return Promise.race([gone, new Promise<boolean>((resolve) => setTimeout(() => resolve(false), ENDS))])
}

function redundant(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const look = () => worker.state === 'redundant' && resolve()
    worker.addEventListener('statechange', look)
    look()
  })
}
