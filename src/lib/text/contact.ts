const MOBILE = /(?:^|\D)1[3-9]\d{9}(?!\d)/
const ACCOUNT = /(?:微信|薇信|威信|v信|vx|wx|weixin|wechat|qq)[号群]?[:：]?[a-z0-9_-]{5,}/
const INVITATION = /加群|进群|入群|加微|加我微信|加v|加q|扫码加/

/** Whether a text contains a contact: phone number, WeChat or QQ account, an invitation to a group. */
export function passesOnContact(text: string): boolean {
  // Full-width letters and digits are normalised, and separators are ignored.
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\-.·*_\u200b-\u200f\u2060\ufeff]/g, '')
  return MOBILE.test(plain) || ACCOUNT.test(plain) || INVITATION.test(plain)
}
