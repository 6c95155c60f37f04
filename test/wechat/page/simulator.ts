/** The page at /__wechat/: a phone with WeChat and the app in it, and beside it the controls and the log. */
import { brand } from '#config/brand.ts'
import type { Sent, ToSimulator } from '#test/wechat/bridge/report.ts'
import { openedFromChat } from '#test/wechat/chat.ts'
import { createAccountChat } from '#test/wechat/simulator/account-chat.ts'
import { cardOf, createChat } from '#test/wechat/simulator/chat.ts'
import { element } from '#test/wechat/simulator/element.ts'
import { createLog } from '#test/wechat/simulator/log.ts'
import { createLogins } from '#test/wechat/simulator/logins.ts'
import { createMessages, followMessages } from '#test/wechat/simulator/messages.ts'
import { openPaySheet } from '#test/wechat/simulator/pay.ts'
import { nextPerson } from '#test/wechat/simulator/person.ts'
import { createPhone } from '#test/wechat/simulator/phone.ts'
import { createScenePlayer } from '#test/wechat/simulator/scene-player.ts'
import { createScenes } from '#test/wechat/simulator/scenes.ts'
import { createSms } from '#test/wechat/simulator/sms.ts'
import { createTools } from '#test/wechat/simulator/tools.ts'

const phone = createPhone()
const tools = createTools(phone)
const log = createLog()
const sms = createSms()
const messages = createMessages((path) => phone.open(path))
const account = createAccountChat((path) => phone.open(path))
const chat = createChat(
  (to) => phone.send({ simulator: 'share', to }),
  (link) => void openAsSomebodyElse(link),
)
let card: Sent | undefined
const answers = new Map<string, string>()

const showAccount = () => {
  phone.chat(brand.name, account.root)
  account.toNewest()
}
let turn = Promise.resolve()
let latest = 0
const handOver = async () => {
  latest += 1
  const mine = latest
  tools.setOffline(false)
  card = undefined
  answers.clear()
  // One at a time: what one clears is the next one's phone.
  turn = turn.then(async () => {
    if (mine === latest) await nextPerson(phone)
  })
  await turn
  // A later press takes the phone, and this one never gets it.
  if (mine !== latest) await new Promise(() => {})
}
const scenes = createScenes({
  phone,
  handOver,
  account,
  showAccount,
  showFriend: (sent) => {
    const own = cardOf(sent, (link) => void openAsSomebodyElse(link))
    phone.chat(
      '客户',
      element('ol', { class: 'talk' }, element('li', {}, element('span', { class: 'face' }, '客'), own)),
    )
  },
  setOffline: tools.setOffline,
  answerTo: (name) => answers.get(name),
  card: () => card,
})

document.querySelector('#simulator')?.append(
  phone.root,
  element(
    'div',
    { class: 'beside' },
    element(
      'header',
      {},
      element('h1', {}, '微信模拟器'),
      element('p', { class: 'hint' }, '从一个场景开始，或直接点手机。'),
    ),
    createScenePlayer(scenes),
    element(
      'div',
      { class: 'columns' },
      createLogins(handOver, () => phone.open('/me')),
      element('div', { class: 'column' }, sms.root, messages.root, chat.root),
    ),
    tools.root,
    log.root,
  ),
)
showAccount()
sms.start()
followMessages((sent) => {
  account.show(sent)
  messages.show(sent)
})

addEventListener('message', (event) => {
  const data: unknown = event.data
  if (event.origin !== location.origin || event.source !== phone.frame.contentWindow) return
  // Same origin and from our own frame: the messages of the bridge.
  if (typeof data === 'object' && data !== null && 'wechat' in data) hear(data as ToSimulator)
})

function hear(message: ToSimulator): void {
  switch (message.wechat) {
    case 'call':
      answers.set(message.name, message.answer)
      return log.add(message)
    case 'card':
      card = message.sent
      return chat.received(message.sent)
    case 'menu':
      return chat.menu(message.hidden)
    case 'page':
      return phone.page(message.title, message.url)
    case 'pay':
      return openPaySheet(phone, message.package)
    case 'close':
      return phone.close()
  }
}

/** The other person taps the card: a phone with nothing on it, another openid, WeChat's marks on the link. */
async function openAsSomebodyElse(link: string): Promise<void> {
  await handOver()
  const url = new URL(openedFromChat(link))
  phone.open(`${url.pathname}${url.search}${url.hash}`)
}
