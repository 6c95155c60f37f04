/** 客服中心. SV-01 */
export const SERVICE = '/service'

/** The same, from a page: its pattern in the route table, which holds nothing of the customer. */
export function serviceHref(pattern: string): string {
  return pattern === SERVICE ? SERVICE : `${SERVICE}?at=${encodeURIComponent(pattern)}`
}

/** The pattern that an address names; that of 客服中心 where it is none. */
export function patternOf(at: string | null): string {
  return at !== null && /^(?:\/:?[A-Za-z]+(?:-[A-Za-z]+)*){1,8}$/.test(at) ? at : SERVICE
}
