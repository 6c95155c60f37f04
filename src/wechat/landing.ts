/**
 * The address this document was loaded under, without its hash, as iOS verifies it. Boot takes it before anything
 * changes the history, and keeps it for the life of the document.
 */
export function landingUrl(href: string): string {
  return href.split('#', 1)[0] ?? href
}
