/**
 * The address this document was loaded under, without its hash: iOS verifies this one. Boot reads it before anything
 * changes the history and keeps it for the life of the document.
 */
export function landingUrl(href: string): string {
  return href.split('#', 1)[0] ?? href
}
