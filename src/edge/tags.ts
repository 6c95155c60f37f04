import { brand } from '#config/brand.ts'

/** For search engines and chat previews; all texts escaped for markup. product §0.5, §5 */
export interface Tags {
  title: string
  description: string
  url: string
  image: string
  /** Whether `url` is the page's canonical address. */
  canonical: boolean
}

/** Description, canonical link and share tags. */
export function tagsOf({ title, description, url, image, canonical }: Tags): string {
  const card = { type: 'website', site_name: brand.name, locale: 'zh_CN', title, description, url, image }
  return [
    `<meta name="description" content="${description}" />`,
    canonical ? `<link rel="canonical" href="${url}" />` : '',
    ...Object.entries(card).map(([name, content]) => `<meta property="og:${name}" content="${content}" />`),
  ].join('')
}

/** Escapes a text for attribute values and element content. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
