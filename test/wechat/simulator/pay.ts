import { element } from './element.ts'
import type { Phone } from './phone.ts'

const RESULTS = { ok: '支付成功', cancel: '取消', fail: '支付失败', never: '不回应' } as const

/** WeChat's payment sheet over the phone: the page's answer, and whether money really moves. */
export function openPaySheet(phone: Phone, packaged: string): void {
  const moves = element('input', { type: 'checkbox', checked: true })
  const choose = async (result: keyof typeof RESULTS) => {
    if (moves.checked) await settle(packaged)
    phone.send({ simulator: 'paid', result })
    phone.cover()
  }
  const buttons = (Object.keys(RESULTS) as (keyof typeof RESULTS)[]).map((result) =>
    element('button', { click: () => void choose(result) }, RESULTS[result]),
  )
  const sheet = element('div', { class: 'sheet', role: 'dialog', 'aria-label': '微信支付' })
  sheet.append(
    element('h2', {}, '微信支付'),
    element('code', {}, packaged),
    element('label', {}, moves, ' 钱真的付出（与告诉页面的结果无关）'),
    ...buttons,
  )
  phone.cover(sheet)
}

async function settle(packaged: string): Promise<void> {
  const headers = { 'Content-Type': 'application/json' }
  await fetch('/__wechat/pay/settle', { method: 'POST', headers, body: JSON.stringify({ package: packaged }) })
}
