import { brand } from '#config/brand.ts'
import { tagsOf } from '#edge/tags.ts'

/** For a page that search engines must not index. product §5 */
export const UNLISTED = '<meta name="robots" content="noindex" />'

/** The page that describes the organisation. */
const HOME = '/index'

interface Page {
  /** Escaped for markup. */
  title: string
  description: string
  /** The page's canonical address; left out where one file answers several. */
  path?: string
  unlisted?: boolean
  /** The address of the site, e.g. `https://www.example.com`; when empty, relative addresses are used. */
  origin?: string
}

/** The metadata in a page's head for search engines and chat previews. product §5 */
export function metaOf({ title, description, path, unlisted = false, origin = '' }: Page): string {
  // A detail page is identified by its query.
  if (path === undefined || path.endsWith('detail')) return `<meta name="description" content="${description}" />`
  return [
    tagsOf({ title, description, url: origin + path, image: `${origin}/share.png`, canonical: true }),
    unlisted ? UNLISTED : '',
    path === HOME ? organization(origin) : '',
  ].join('')
}

/** A block of data, not a script, so the policy does not apply. */
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
  // A name that contains `</script>` stays data.
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}
