import { group } from '#lib/group.ts'

/**
 * A count: '9,999', from 10 000 on truncated (never rounded up) to '1.2万' or '1.2亿'; '--' when it is not a number.
 * product §0.9
 */
export function count(n: number): string {
  if (!(n >= 0 && n < 1e21)) return '--'
  if (n < 10_000) return group(String(Math.floor(n)))
  return n < 1e8 ? `${tenths(n, 1_000)}万` : `${tenths(n, 1e7)}亿`
}

function tenths(n: number, unit: number): string {
  return group(String(Math.floor(n / unit) / 10))
}
