import { cookies } from '#test/wechat/agents.ts'
import { element } from './element.ts'
import { type Phone, setCookie } from './phone.ts'

const SCALES = { 标准: '1', 大: '1.15', 更大: '1.3', 最大: '1.5' }

/** The controls over the phone. */
export function createTools(phone: Phone) {
  const path = element('input', { type: 'text', value: '/course', spellcheck: 'false', 'aria-label': '页面地址' })
  const model = choice('手机', { Android: 'android', iPhone: 'ios' }, (value) => {
    setCookie(cookies.agent, value)
    phone.reload()
  })
  const look = choice('外观', { 浅色: 'light', 深色: 'dark' }, (value) => phone.appearance(value))
  const font = choice('字号', SCALES, (value) => phone.font(Number(value)))
  const offline = element('input', { type: 'checkbox', change: () => setOffline(offline.checked) })
  const setOffline = (off: boolean) => {
    offline.checked = off
    setCookie(cookies.offline, off ? '1' : '')
    phone.send({ simulator: 'network', on: !off })
  }
  const market = element('input', {
    type: 'checkbox',
    async change() {
      await fetch(`/__test/market/${market.checked ? 'on' : 'off'}`, { method: 'POST' })
      phone.reload()
    },
  })
  const form = element('form', { class: 'row open' }, path, element('button', {}, '打开'))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    phone.open(path.value)
  })
  setCookie(cookies.agent, 'android')
  setOffline(false)
  phone.appearance('light')
  const root = element(
    'section',
    { class: 'panel tools', 'aria-label': '手机设置' },
    element(
      'div',
      { class: 'row' },
      model,
      look,
      font,
      element('label', {}, offline, ' 断网'),
      element('label', {}, market, ' 播放交易日'),
      element('button', { click: () => phone.reload() }, '刷新'),
    ),
    form,
    phone.address,
  )
  return { root, setOffline }
}

function choice(label: string, options: Record<string, string>, then: (value: string) => void): HTMLElement {
  const select = element('select', { change: () => then(select.value) })
  for (const [text, value] of Object.entries(options)) select.append(element('option', { value }, text))
  return element('label', {}, `${label} `, select)
}
