/** 客服中心. SV-01 */
export const SERVICE = '/service'

/** The same, from a page: its route pattern, which contains no customer data. */
export function serviceHref(pattern: string): string {
  return pattern === SERVICE ? SERVICE : `${SERVICE}?at=${encodeURIComponent(pattern)}`
}

/** The pattern at an address; that of 客服中心 if there is none. */
export function patternOf(at: string | null): string {
  return at !== null && /^(?:\/:?[A-Za-z]+(?:-[A-Za-z]+)*){1,8}$/.test(at) ? at : SERVICE
}
