/** The list of news. */
export const NEWS = '/news'

/** The page of a piece of news. */
export function newsHref(id: string): string {
  return `${NEWS}/${encodeURIComponent(id)}`
}

/** Flashes around the clock. NW-03 */
export const EXPRESS = '/express'

/** The page of a flash. NW-04 */
export function expressHref(id: string): string {
  return `${EXPRESS}/${encodeURIComponent(id)}`
}

/** The flashes of a subject. */
export function subjectHref(subjectId: string): string {
  return `${EXPRESS}?subject=${encodeURIComponent(subjectId)}`
}

/** The supply chains. NW-06 */
export const CHAINS = '/chain'

/** The page of a supply chain. */
export function chainHref(id: string): string {
  return `${CHAINS}/${encodeURIComponent(id)}`
}
