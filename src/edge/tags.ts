import { brand } from '#config/brand.ts'

/** What search engines and chats read of a page; every text escaped for markup. product §0.5, §5 */
export interface Tags {
  title: string
  description: string
  url: string
  image: string
  /** Whether its address is the one to be listed. */
  canonical: boolean
}

/** Description, canonical link and share card as elements of a head. */
export function tagsOf({ title, description, url, image, canonical }: Tags): string {
  const card = { type: 'website', site_name: brand.name, locale: 'zh_CN', title, description, url, image }
  return [
    `<meta name="description" content="${description}" />`,
    canonical ? `<link rel="canonical" href="${url}" />` : '',
    ...Object.entries(card).map(([name, content]) => `<meta property="og:${name}" content="${content}" />`),
  ].join('')
}

/** A text as the value of an attribute or the content of an element. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
