import { openedFromChat } from '#test/wechat/chat.ts'
import { element } from './element.ts'
import { fields, listIn } from './sms.ts'

const EVERY = 2000

/** A service message of the account; a tap opens its page. product §2.19 */
export interface Message {
  title: string
  text: string
  path: string
  mobile: string
}

/** The account's messages to anybody, each a tap away from its page. */
export function createMessages(open: (link: string) => void) {
  const list = element('ol', { class: 'messages', 'aria-live': 'polite' })
  const empty = element('p', { class: 'hint' }, '还没有：预约直播、提问、抽奖之后会出现。')
  const row = (message: Message) =>
    element(
      'li',
      {},
      element(
        'button',
        { click: () => open(linkOf(message)) },
        element('b', {}, message.title),
        element('span', {}, message.text),
        element('small', {}, message.mobile),
      ),
    )
  return {
    root: element('section', { class: 'panel' }, element('h2', {}, '服务消息'), empty, list),
    show(messages: readonly Message[]) {
      empty.hidden = messages.length > 0
      list.replaceChildren(...messages.map(row))
    },
  }
}

/** The page of a message as WeChat opens it. */
export function linkOf({ path }: Message): string {
  return openedFromChat(new URL(path, location.origin).href)
}

/** Polls the account's messages, newest first, and reports every change. */
export function followMessages(changed: (messages: readonly Message[]) => void): void {
  let shown = '[]'
  const ask = async () => {
    const messages = await read()
    if (messages === null) return
    // A list rebuilt under a finger would lose its press.
    if (JSON.stringify(messages) !== shown) changed(messages)
    shown = JSON.stringify(messages)
    setTimeout(() => void ask(), EVERY)
  }
  void ask()
}

async function read(): Promise<Message[] | null> {
  try {
    const response = await fetch('/__test/messages')
    if (!response.ok) return null
    return listIn(await response.json()).flatMap((each) => {
      const { title, text, path, mobile } = fields(each)
      const isWhole = typeof title === 'string' && typeof text === 'string' && typeof path === 'string'
      return isWhole ? [{ title, text, path, mobile: typeof mobile === 'string' ? mobile : '' }] : []
    })
  } catch {
    return null
  }
}
