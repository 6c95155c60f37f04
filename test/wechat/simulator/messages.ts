import { element } from './element.ts'
import { fields, listIn } from './sms.ts'

const EVERY = 2000

interface Message {
  title: string
  text: string
  path: string
  mobile: string
}

/** What the account of the house sends: service messages, each a tap away from its page. product 2.19 */
export function createMessages(open: (path: string) => void) {
  const list = element('ol', { class: 'chat', 'aria-live': 'polite' })
  const empty = element('p', { class: 'hint' }, '还没有服务消息：预约直播、提问、抽奖之后会出现在这里。')
  const root = element('section', { class: 'panel' }, element('h2', {}, '服务消息'), empty, list)
  let shown = ''
  const ask = async () => {
    const messages = await read()
    if (messages === null) return
    empty.hidden = messages.length > 0
    // A list made anew under a finger would lose its press.
    if (JSON.stringify(messages) !== shown) list.replaceChildren(...messages.map((each) => row(each, open)))
    shown = JSON.stringify(messages)
    setTimeout(() => void ask(), EVERY)
  }
  return { root, start: () => void ask() }
}

function row({ title, text, path, mobile }: Message, open: (path: string) => void): HTMLElement {
  return element(
    'li',
    {},
    element('small', {}, mobile),
    element('div', { class: 'card' }, element('strong', {}, title), element('span', { class: 'desc' }, text)),
    element('button', { click: () => open(path) }, '查看详情'),
  )
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
