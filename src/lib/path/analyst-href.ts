/** The advisers, with a search by name and number. MD-10 */
export const ANALYSTS = '/analyst'

/** The page of an adviser. MD-11 */
export function analystHref(number: string): string {
  return `${ANALYSTS}/${encodeURIComponent(number)}`
}
