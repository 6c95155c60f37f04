/** The client around a page: runs before every other script of it, as one classic script, without eval. */
import { answerTo, createCalls } from '#test/wechat/bridge/calls.ts'
import { type Facts, readFacts, setNetwork } from '#test/wechat/bridge/facts.ts'
import { createMenu } from '#test/wechat/bridge/menu.ts'
import { createPay } from '#test/wechat/bridge/pay.ts'
import { createPermissions } from '#test/wechat/bridge/permissions.ts'
import { listen, note, tell } from '#test/wechat/bridge/report.ts'
import { createTags } from '#test/wechat/bridge/tags.ts'

const facts = readFacts()
if (facts) live(facts)

function live(facts: Facts) {
  const permissions = createPermissions(facts, createTags(facts).grant)
  const menu = createMenu(facts, permissions.safeDomains)
  const pay = createPay(facts.framed)
  const calls = createCalls({ facts, permissions, menu, pay })

  /** Arguments cross as a copy; answers come later, each a fresh object. */
  const invoke = (name: string, args?: object, then?: (answer: object) => void) => {
    const copy: unknown = JSON.parse(JSON.stringify(args ?? {}))
    const given = typeof copy === 'object' && copy !== null ? { ...copy } : {}
    void answerTo(calls, permissions, name, given).then((answer) => {
      const words = answer === null ? 'no answer' : String(answer['err_msg'])
      note('bridge', { name, args: shown(given), answer: words })
      tell({ wechat: 'call', name, args: shown(given), answer: words })
      if (answer !== null) setTimeout(() => then?.({ ...answer }), 0)
    })
  }
  const bridge = {
    invoke,
    call: (name: string) => invoke(name),
    on: (name: string, then: (event: object) => void) => menu.listeners.set(name, then),
  }

  listen((message) => {
    if (message.simulator === 'share') menu.tap(message.to)
    else if (message.simulator === 'paid') pay.decided(message.result)
    else if (message.simulator === 'network') setNetwork(message.on)
    else document.documentElement.style.setProperty('zoom', String(message.scale))
  })
  // Without a simulator around it, a test taps the menu by this event.
  document.addEventListener('wechat:menu', (event) => {
    menu.tap(event instanceof CustomEvent && event.detail === 'timeline' ? 'timeline' : 'friend')
  })
  menu.announce()
  watchPage()
  if (facts.delay !== null) setTimeout(() => install(bridge), facts.delay)
}

function install(bridge: object) {
  Object.defineProperty(window, 'WeixinJSBridge', { value: bridge, configurable: true })
  document.dispatchEvent(new Event('WeixinJSBridgeReady'))
}

/** Tells the simulator the title and address, which its bars show. */
function watchPage() {
  let last = ''
  const look = () => {
    const now = `${document.title}\n${location.href}`
    if (now !== last) tell({ wechat: 'page', title: document.title, url: location.href })
    last = now
  }
  look()
  if (window.parent !== window) setInterval(look, 300)
}

/** The verify fields repeat in every call and are useless in a log. */
function shown(args: object): object {
  return Object.fromEntries(Object.entries(args).filter(([key]) => !key.startsWith('verify') || key.endsWith('List')))
}
