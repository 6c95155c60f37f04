import { brand } from './brand.ts'

/** «title · brand»; a title that begins with the brand stays as it is. */
export function documentTitle(title: string): string {
  if (title === '') return brand.name
  return title.startsWith(`${brand.name}｜`) ? title : `${title} · ${brand.name}`
}
