/** The `tel:` address of a number as it is written, e.g. `400-000-0000`. */
export function callHref(number: string): string {
  return `tel:${number.replace(/\D/g, '')}`
}
