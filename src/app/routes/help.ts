import { brand } from '#config/brand.ts'
import { SERVICE, serviceHref } from '#lib/path/service-href.ts'

/** Customer service as offered on a page, whose pattern it passes on. SV-01 */
export function helpOn(pattern: string = SERVICE) {
  return { href: serviceHref(pattern), phone: brand.hotline }
}
