/**
 * All times are epoch ms shown in Asia/Shanghai: a fixed UTC+8 without daylight saving, whatever the device's zone is.
 */
const SHANGHAI = 8 * 3_600_000
const DAY = 24 * 3_600_000

/** 10000-01-01 in UTC. */
const TOO_LATE = 253_402_300_800_000

/** '2026-03-01T09:05:00.000Z' in Shanghai time; '' outside the years 1–9999. */
function clock(ms: number): string {
  return ms > -6.2e13 && ms < TOO_LATE - SHANGHAI ? new Date(ms + SHANGHAI).toISOString() : ''
}

/** 'MM-DD HH:mm' of an instant in ms; '--' when it is invalid. */
export function stamp(ms: number): string {
  return clock(ms).slice(5, 16).replace('T', ' ') || '--'
}

/** 'YYYY-MM-DD' of an instant in ms; '--' when it is invalid. */
export function day(ms: number): string {
  return clock(ms).slice(0, 10) || '--'
}

/** 'YYYY-MM-DD HH:mm' of an instant in ms; '--' when it is invalid. */
export function minute(ms: number): string {
  return clock(ms).slice(0, 16).replace('T', ' ') || '--'
}

/** 'HH:mm:ss' of an instant in ms; '--' when it is invalid. */
export function clockTime(ms: number): string {
  return clock(ms).slice(11, 19) || '--'
}

/**
 * The last valid moment of something that ends at `ms`: its last day as 'YYYY-MM-DD' if the end is midnight, else with
 * the minute.
 */
export function lastMoment(ms: number): string {
  const last = day(ms - 1)
  return day(ms + 1000) === last ? minute(ms) : last
}

/** An instant relative to `now`, both ms: 今天 HH:mm, 昨天, MM-DD in the same year, else YYYY-MM-DD. product §0.9 */
export function when(ms: number, now: number): string {
  const date = day(ms)
  if (date === day(now)) return date === '--' ? date : `今天 ${clock(ms).slice(11, 16)}`
  if (date === day(now - DAY)) return '昨天'
  return date.slice(0, 4) === day(now).slice(0, 4) ? date.slice(5) : date
}

/** A duration in seconds as '12:05' or '1:02:05'. */
export function duration(seconds: number): string {
  if (!(seconds >= 0 && seconds < 1e9)) return '--'
  const two = (part: number) => String(Math.floor(part)).padStart(2, '0')
  const rest = `${two((seconds / 60) % 60)}:${two(seconds % 60)}`
  return seconds < 3_600 ? rest : `${Math.floor(seconds / 3_600)}:${rest}`
}

/** Remaining ms as '2天03:15:09' or '00:15:09'; never below 0. product §0.9 */
export function countdown(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  if (!Number.isFinite(seconds)) return '--'
  const two = (part: number) => String(Math.floor(part)).padStart(2, '0')
  const days = Math.floor(seconds / 86_400)
  const clocked = `${two((seconds / 3_600) % 24)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}`
  return days > 0 ? `${days}天${clocked}` : clocked
}
