/** The list of news. */
export const NEWS = '/news'

/** The page of a piece of news. */
export function newsHref(id: string): string {
  return `${NEWS}/${encodeURIComponent(id)}`
}
