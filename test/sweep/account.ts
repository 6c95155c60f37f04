import { fireEvent } from '@testing-library/dom'
import { mask } from '#lib/text/mask.ts'
import type { Journey } from './walk.ts'

type Typing = NonNullable<Journey['typing']>[number]

/** Registered, known by a number only. */
const NEW = '13800000001'
/** Unused numbers. */
const [FREE, FRESH, LEAD] = ['13911110001', '13911110002', '13911110003']

const field = (label: string) =>
  [...document.querySelectorAll('#root label')]
    .filter(({ textContent }) => textContent.trim() === label)
    .map((each) => (each as HTMLLabelElement).control as HTMLInputElement | null)
    .find(Boolean)

/** Types a text into the field of this label, if it is empty. */
const types =
  (label: string, text: string): Typing =>
  () => {
    const found = field(label)
    if (!found || found.value !== '') return false
    fireEvent.change(found, { target: { value: text } })
    return true
  }

/** Requests a code for this number, and another if the last was rejected; types it. */
const entersCode = (mobile: string, step = ''): Typing => {
  let last = ''
  return async (environment) => {
    const found = field('验证码')
    if (!found || (step !== '' && !document.querySelector(`#root form[aria-label*="${step}"]`))) return false
    const isRefused = found.getAttribute('aria-invalid') === 'true'
    if (found.value !== '' && !isRefused) return false
    const code = await environment.smsCode(mobile).catch(() => '')
    if (code && code !== last) {
      last = code
      fireEvent.change(found, { target: { value: code } })
      return true
    }
    const send = [...document.querySelectorAll<HTMLButtonElement>('#root button')].find(({ textContent }) =>
      /^(?:获取验证码|重新获取)$/.test(textContent.trim()),
    )
    if (send && !send.disabled) send.click()
    return true
  }
}

/** Changes of a customer's identity: each once, and never reported as failed after success. */
export const account: readonly Journey[] = [
  {
    name: 'another mobile number',
    mobile: NEW,
    books: FREE,
    begin: async () => '/me/mobile',
    press: /^(?:下一步|确认更换)$/,
    typing: [entersCode(NEW, '第1步'), types('新手机号', FREE), entersCode(FREE, '第2步')],
    // Reopened, the page starts with the account's current number.
    done: (phone) => phone.path() === '/me/security' || phone.words().includes(mask(FREE)),
    commits: { accounts: 1 },
    secret: true,
    breaks: /changeMobile/,
  },
  {
    name: 'closing an account',
    mobile: NEW,
    books: NEW,
    begin: async () => '/me/cancel',
    press: /^(?:继续注销|注销账号)$/,
    typing: [types('请输入「确认注销」', '确认注销'), entersCode(NEW)],
    done: (phone) =>
      phone.title() === '注销已受理' && !Object.keys(localStorage).some((key) => /^own:|Token$/.test(key)),
    commits: { cancellations: 1 },
    secret: true,
    breaks: /cancel/,
  },
  {
    name: 'a login',
    mobile: NEW,
    by: 'guest',
    place: 'outside',
    books: FRESH,
    begin: async () => '/login?redirect=%2Fme',
    press: /^登录$/,
    typing: [types('手机号', FRESH), entersCode(FRESH)],
    done: (phone) => phone.path() === '/me' && localStorage.getItem('accessToken') !== null,
    commits: { accounts: 1 },
    secret: true,
    breaks: /mobile-login/,
  },
  {
    name: 'binding a mobile number',
    mobile: NEW,
    by: 'visitor',
    books: FRESH,
    begin: async () => '/login/bind?redirect=%2Fme',
    press: /^绑定$/,
    typing: [types('手机号', FRESH), entersCode(FRESH)],
    done: (phone) => phone.path() === '/me',
    commits: { accounts: 1 },
    secret: true,
    breaks: /wx-register/,
  },
  {
    name: 'a number left on a landing page',
    mobile: NEW,
    by: 'guest',
    place: 'outside',
    books: LEAD,
    begin: async () => '/landing?scene=spring',
    press: /^提交登记$/,
    typing: [types('手机号', LEAD), entersCode(LEAD)],
    done: (phone) => /登记成功|您已登记/.test(phone.words()),
    commits: { leads: 1 },
    secret: true,
    breaks: /bind-mobile/,
  },
]
