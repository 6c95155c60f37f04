import { brand } from '#config/brand.ts'
import { SERVICE, serviceHref } from '#lib/path/service-href.ts'

/** Customer service as a page offers it, which it names by its pattern. SV-01 */
export function helpOn(pattern: string = SERVICE) {
  return { href: serviceHref(pattern), phone: brand.hotline }
}
