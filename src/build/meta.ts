import { brand } from '#config/brand.ts'

/** Of a page that nobody should find by searching. product 5 */
export const UNLISTED = '<meta name="robots" content="noindex" />'

/** Where the organisation is described. */
const HOME = '/index'

interface Page {
  /** As they may stand in markup. */
  title: string
  description: string
  /** The page's only address; left out where one file answers many. */
  path?: string
  unlisted?: boolean
  /** Where the site lives, e.g. `https://www.example.com`; empty: as the page is asked for. */
  origin?: string
}

/** What the head of a page tells search engines, and chats that draw a card of it. product 5 */
export function metaOf({ title, description, path, unlisted = false, origin = '' }: Page): string {
  const about = `<meta name="description" content="${description}" />`
  // What a detail is about stands in the query.
  if (path === undefined || path.endsWith('detail')) return about
  const card = {
    type: 'website',
    site_name: brand.name,
    locale: 'zh_CN',
    title,
    description,
    url: origin + path,
    image: `${origin}/share.png`,
  }
  return [
    about,
    `<link rel="canonical" href="${origin}${path}" />`,
    ...Object.entries(card).map(([name, content]) => `<meta property="og:${name}" content="${content}" />`),
    unlisted ? UNLISTED : '',
    path === HOME ? organization(origin) : '',
  ].join('')
}

/** A block of data: no script, so the policy has no say in it. */
function organization(origin: string): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: brand.companyName,
    alternateName: brand.name,
    url: `${origin}${HOME}`,
    logo: `${origin}/share.png`,
    email: brand.email,
    identifier: [
      { '@type': 'PropertyValue', name: '统一社会信用代码', value: brand.creditCode },
      { '@type': 'PropertyValue', name: '证券投资咨询业务资格', value: brand.licenseNo },
    ],
    address: { '@type': 'PostalAddress', streetAddress: brand.address, addressCountry: 'CN' },
    contactPoint: [
      { '@type': 'ContactPoint', contactType: 'customer service', telephone: brand.hotline },
      { '@type': 'ContactPoint', contactType: 'complaints', telephone: brand.complaintPhone },
    ],
  }
  // A name that holds `</script>` stays data.
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}
