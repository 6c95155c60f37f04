import { cookie, cookies } from '#test/wechat/agents.ts'
import { type Phone, freshPhone, setCookie } from './phone.ts'

/** Gives an empty phone to somebody new to WeChat and the service: another openid. */
export async function nextPerson(phone: Phone): Promise<void> {
  // WeChat's people go by number: `u1`, `u2` …
  const last = Number((cookie(document.cookie, cookies.user) ?? 'u1').slice(1))
  setCookie(cookies.user, `u${last + 1}`)
  await freshPhone(phone)
}
