import { element } from './element.ts'

const EVERY = 2000

/**
 * The codes the reference service would have sent by SMS, from GET /__test/sms: a list, bare or as `list` or `data`,
 * of records with `mobile` and `code`. Without an answer it stops polling.
 */
export function createSms() {
  const list = element('ol', { class: 'sms', 'aria-live': 'polite' })
  const empty = element('p', { class: 'hint' }, '还没有短信。')
  const root = element('section', { class: 'panel' }, element('h2', {}, '短信验证码'), empty, list)
  const ask = async () => {
    const codes = await read()
    if (codes === null) {
      empty.textContent = '服务没有提供短信列表。'
      return
    }
    empty.hidden = codes.length > 0
    list.replaceChildren(...codes.map(({ mobile, code }) => element('li', {}, element('b', {}, code), ` ${mobile}`)))
    setTimeout(() => void ask(), EVERY)
  }
  return { root, start: () => void ask() }
}

async function read(): Promise<{ mobile: string; code: string }[] | null> {
  try {
    const response = await fetch('/__test/sms')
    if (!response.ok) return null
    return listIn(await response.json())
      .flatMap((each) => {
        const { mobile, code } = fields(each)
        return typeof code === 'string' ? [{ mobile: typeof mobile === 'string' ? mobile : '', code }] : []
      })
      .slice(-5)
      .toReversed()
  } catch {
    return null
  }
}

export function listIn(body: unknown): unknown[] {
  if (Array.isArray(body)) return body
  const { list, data } = fields(body)
  return list === undefined && data === undefined ? [] : listIn(list ?? data)
}

export function fields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
