export type Stay = '0-5' | '5-30' | '30-120' | '120+'
export type Wait = '0-300' | '300-1000' | '1000-3000' | '3000+'

/** The time spent on a page, in the buckets of the event plan; `ms` in milliseconds. product §2.20 */
export function stayOf(ms: number): Stay {
  const seconds = ms / 1000
  if (seconds < 5) return '0-5'
  if (seconds < 30) return '5-30'
  return seconds < 120 ? '30-120' : '120+'
}

/** The time waited, in the four buckets of the event plan; `ms` in milliseconds. product §2.20 */
export function waitOf(ms: number): Wait {
  if (ms < 300) return '0-300'
  if (ms < 1000) return '300-1000'
  return ms < 3000 ? '1000-3000' : '3000+'
}
