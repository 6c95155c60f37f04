import { element } from './element.ts'
import { fields, listIn } from './sms.ts'

/** The test logins with their purpose; a press signs in on an empty phone. */
export function createLogins(handOver: () => Promise<unknown>, signedIn: () => void): HTMLElement {
  const list = element('ul', { class: 'logins', tabindex: 0, 'aria-label': '测试账号' })
  const signIn = async (mobile: string) => {
    await handOver()
    const tokens = fields(await read('/__test/login', { method: 'POST', body: JSON.stringify({ mobile }) }))
    // The client stores each under its own name.
    for (const key of ['accessToken', 'refreshToken', 'openId', 'wxId']) {
      const value = tokens[key]
      if (typeof value === 'string') localStorage.setItem(key, value)
    }
    signedIn()
  }
  void read('/__test/logins').then((rows) => list.append(...listIn(rows).flatMap((each) => row(each, signIn))))
  return element(
    'section',
    { class: 'panel accounts' },
    element('h2', {}, '测试账号'),
    element('p', { class: 'hint' }, '点一下即在这部手机上登录。'),
    list,
  )
}

function row(login: unknown, signIn: (mobile: string) => Promise<void>): HTMLElement[] {
  const { mobile, shows } = fields(login)
  if (typeof mobile !== 'string' || typeof shows !== 'string') return []
  const button = element(
    'button',
    { click: () => void signIn(mobile) },
    element('b', {}, mobile),
    element('span', {}, shows),
  )
  return [element('li', {}, button)]
}

async function read(path: string, init?: RequestInit): Promise<unknown> {
  const response = await fetch(path, init)
  return response.ok ? response.json() : null
}
