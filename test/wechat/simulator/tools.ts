import { cookies } from '#test/wechat/agents.ts'
import { element } from './element.ts'
import { type Phone, setCookie } from './phone.ts'

const START = '/course?scene=menu_course&salesNumber=S100'
const SCALES = { 标准: '1', 大: '1.15', 更大: '1.3', 最大: '1.5' }

/** The controls over the phone. */
export function createTools(phone: Phone): HTMLElement {
  const start = element('input', { type: 'text', value: START, size: 34, spellcheck: 'false' })
  const open = () => phone.open(start.value)
  const model = choice('手机', { Android: 'android', iPhone: 'ios' }, (value) => {
    setCookie(cookies.agent, value)
    open()
  })
  const look = choice('外观', { 浅色: 'light', 深色: 'dark' }, (value) => phone.appearance(value))
  const font = choice('字号', SCALES, (value) => phone.font(Number(value)))
  const offline = element('input', {
    type: 'checkbox',
    change() {
      setCookie(cookies.offline, offline.checked ? '1' : '')
      phone.send({ simulator: 'network', on: !offline.checked })
    },
  })
  const market = element('input', {
    type: 'checkbox',
    async change() {
      await fetch(`/__test/market/${market.checked ? 'on' : 'off'}`, { method: 'POST' })
      phone.reload()
    },
  })
  const form = element(
    'form',
    { class: 'row' },
    element('label', {}, '起始地址 ', start),
    element('button', {}, '打开'),
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    open()
  })
  setCookie(cookies.agent, 'android')
  setCookie(cookies.offline, '')
  phone.appearance('light')
  open()
  return element(
    'section',
    { class: 'panel tools' },
    element('h1', {}, '微信模拟器'),
    element('div', { class: 'row' }, model, look, font),
    form,
    element(
      'div',
      { class: 'row' },
      element('button', { click: () => phone.reload() }, '刷新'),
      element('button', { click: () => phone.back() }, '后退'),
      element('label', {}, offline, ' 断网'),
      element('label', {}, market, ' 播放交易日'),
    ),
    phone.address,
  )
}

function choice(label: string, options: Record<string, string>, then: (value: string) => void): HTMLElement {
  const select = element('select', { change: () => then(select.value) })
  for (const [text, value] of Object.entries(options)) select.append(element('option', { value }, text))
  return element('label', {}, `${label} `, select)
}
