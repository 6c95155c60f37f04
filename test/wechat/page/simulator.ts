/** The page at /__wechat/: a phone with the app «inside WeChat», and beside it what WeChat does with the page. */
import { cookie, cookies } from '#test/wechat/agents.ts'
import type { ToSimulator } from '#test/wechat/bridge/report.ts'
import { openedFromChat } from '#test/wechat/chat.ts'
import { createChat } from '#test/wechat/simulator/chat.ts'
import { element } from '#test/wechat/simulator/element.ts'
import { createLog } from '#test/wechat/simulator/log.ts'
import { openPaySheet } from '#test/wechat/simulator/pay.ts'
import { createPhone, freshPhone, setCookie } from '#test/wechat/simulator/phone.ts'
import { createMessages } from '#test/wechat/simulator/messages.ts'
import { createSms } from '#test/wechat/simulator/sms.ts'
import { createTools } from '#test/wechat/simulator/tools.ts'

const phone = createPhone()
const log = createLog()
const sms = createSms()
const messages = createMessages((path) =>
  phone.open(`${path}${path.includes('?') ? '&' : '?'}from=singlemessage&isappinstalled=0`),
)
const chat = createChat(
  (to) => phone.send({ simulator: 'share', to }),
  (link) => void openAsSomebodyElse(link),
)

document
  .querySelector('#simulator')
  ?.append(
    phone.root,
    element('div', { class: 'beside' }, createTools(phone), messages.root, chat.root, sms.root, log.root),
  )
sms.start()
messages.start()

addEventListener('message', (event) => {
  const data: unknown = event.data
  if (event.origin !== location.origin || event.source !== phone.frame.contentWindow) return
  // Same origin and from our own frame: the messages of the bridge.
  if (typeof data === 'object' && data !== null && 'wechat' in data) hear(data as ToSimulator)
})

function hear(message: ToSimulator): void {
  switch (message.wechat) {
    case 'call':
      return log.add(message)
    case 'card':
      return chat.received(message.sent)
    case 'menu':
      return chat.menu(message.hidden)
    case 'page':
      return phone.page(message.title, message.url)
    case 'pay':
      return openPaySheet(phone, message.package)
    case 'close':
      return phone.cover(element('p', { class: 'closed' }, '页面已关闭'))
  }
}

/** The other person taps the card: a phone with nothing on it, another openid, WeChat's marks on the link. */
async function openAsSomebodyElse(link: string): Promise<void> {
  const number = Number(/\d+/.exec(cookie(document.cookie, cookies.user) ?? 'u1')?.[0] ?? 1)
  setCookie(cookies.user, `u${number + 1}`)
  await freshPhone(phone.frame)
  const url = new URL(openedFromChat(link))
  phone.open(`${url.pathname}${url.search}${url.hash}`)
}
