import { westernDigits } from './typed/number.ts'
import { folded } from './typed/plain.ts'

const ACCOUNT = /(?:微信|薇信|威信|v信|vx|wx|weixin|wechat|qq)[号群]?[:：]?[a-z0-9_-]{5,}/
const INVITATION = /加群|进群|入群|加微|加我微信|加v|加q|扫码加/
/** Digits separated only by blanks and grouping characters. */
const RUN = /\d(?:[\s.\-·*_]*\d)*/g
const MOBILE = /^(?:(?:00)?86)?1[3-9]\d{9}$/

/** Characters read as digits: numerals, and circled ones that no normal form folds. */
const NUMERALS = [
  '〇零○⓿',
  '一壹幺❶➀➊',
  '二贰两❷➁➋',
  '三叁❸➂➌',
  '四肆❹➃➍',
  '五伍❺➄➎',
  '六陆❻➅➏',
  '七柒❼➆➐',
  '八捌❽➇➑',
  '九玖❾➈➒',
]
const ANY_NUMERAL = new RegExp(`[${NUMERALS.join('')}]`, 'gu')

/** Whether a text contains a contact: phone number, WeChat or QQ account, an invitation to a group. */
export function passesOnContact(text: string): boolean {
  const words = folded(text).toLowerCase()
  const plain = words.replace(/[\s\-.·*_]/g, '')
  return hasMobile(words) || ACCOUNT.test(plain) || INVITATION.test(plain)
}

function hasMobile(words: string): boolean {
  // The mark that turns a digit into an emoji follows it.
  const digits = westernDigits(words)
    .replaceAll('\u20e3', '')
    .replace(ANY_NUMERAL, (sign) => String(NUMERALS.findIndex((each) => each.includes(sign))))
  return (digits.match(RUN) ?? []).some((run) => {
    const pieces = run.split(/[\s\-·*_]+/)
    // A sequence of prices is no number, whatever their digits are.
    const isPrices = pieces.filter((each) => /^\d+\.\d{1,3}$/.test(each)).length > 1
    return (isPrices ? pieces : [...run.split(/\s+/), run]).some((each) => MOBILE.test(each.replace(/\D/g, '')))
  })
}
