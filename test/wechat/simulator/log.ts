import type { ToSimulator } from '#test/wechat/bridge/report.ts'
import { element } from './element.ts'

const MOST = 200

/** Every call of the bridge, newest first, with the client's answer. */
export function createLog() {
  const list = element('ol', { class: 'log', tabindex: 0, 'aria-label': '调用记录' })
  const clear = element('button', { click: () => list.replaceChildren() }, '清空')
  const root = element(
    'section',
    { class: 'panel' },
    element('div', { class: 'row head' }, element('h2', {}, '调用记录'), clear),
    list,
  )
  return {
    root,
    add(call: Extract<ToSimulator, { wechat: 'call' }>) {
      const good = /:(?:ok|confirm|wifi)$/.test(call.answer)
      const head = element('summary', {}, element('b', {}, call.name), element('span', {}, call.answer))
      const args = element('pre', {}, JSON.stringify(call.args, null, 2))
      list.prepend(element('li', { class: good ? 'good' : 'bad' }, element('details', {}, head, args)))
      while (list.childElementCount > MOST) list.lastElementChild?.remove()
    },
  }
}
