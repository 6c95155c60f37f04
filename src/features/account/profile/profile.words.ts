/** The allowed length of a nickname in characters, and when it may next be changed, epoch ms. */
interface NickRule {
  min: number
  max: number
  nextChangeAt?: number | undefined
}

/** The error of a nickname, checked before the server does; '' when it is valid. product AC-05 */
export function nickError(name: string, { min, max }: NickRule): string {
  const { length } = Array.from(name.trim())
  if (length < min || length > max) return `昵称须为${min}–${max}个字`
  return /\d{5}|[<>]/.test(name) ? '昵称含有不允许的内容' : ''
}

const DAY = 24 * 3_600_000

/** 「{n}天后可再次修改」, '' while it may be changed. */
export function nickPause({ nextChangeAt = 0 }: NickRule, now: number): string {
  return nextChangeAt > now ? `${Math.ceil((nextChangeAt - now) / DAY)}天后可再次修改` : ''
}
