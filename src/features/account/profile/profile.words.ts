import { countOf } from '#lib/text/graphemes.ts'
import { westernDigits } from '#lib/text/typed/number.ts'
import { folded, plainLine } from '#lib/text/typed/plain.ts'
import { passesOnContact } from '#lib/text/contact.ts'
/** The allowed length of a nickname in characters, and when it may next be changed, epoch ms. */
interface NickRule {
  min: number
  max: number
  nextChangeAt?: number | undefined
}

/** The error of a nickname, checked before the server does; '' when it is valid. AC-05 */
export function nickError(name: string, { min, max }: NickRule): string {
  const count = countOf(plainLine(name))
  if (count < min || count > max) return `昵称须为${min}–${max}个字`
  const isForbidden = /\d{5}|[<>]/.test(westernDigits(folded(name))) || passesOnContact(name)
  return isForbidden ? '昵称含有不允许的内容' : ''
}

const DAY = 24 * 3_600_000
/** The page knows the service's clock only nearly: a pause of thirty days just begun is not one of 31. Ms. */
const NEARLY = 60_000

/** 「{n}天后可再次修改」, '' while it may be changed. */
export function nickPause({ nextChangeAt = 0 }: NickRule, now: number | undefined): string {
  if (now === undefined) return ''
  const days = Math.max(1, Math.ceil((nextChangeAt - now - NEARLY) / DAY))
  return nextChangeAt > now ? `${days}天后可再次修改` : ''
}
