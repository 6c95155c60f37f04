import { MENUS, PUBLISHING } from './compliance-menus.ts'
import { OPEN_APP } from './site.ts'
import type { Skin } from '#lib/user-agent.ts'

/** Fixed paths of the site and the folder of each: `both.tsx`, or `mobile.tsx` and `desktop.tsx`. */
export const SITE_PAGES: Readonly<Record<string, string>> = {
  '/index': 'index',
  '/gcInfo': 'gcInfo',
  '/gcInfo/detail': 'gcInfo',
  ...Object.fromEntries(MENUS.map((menu) => [`/compliance/${menu}`, 'compliance'])),
  ...Object.fromEntries(PUBLISHING.map((menu) => [`/compliance/${menu}/detail`, 'compliance'])),
  '/aboutUs': 'about',
  '/company_introduction': 'introduction',
  '/contactUs': 'contact',
  '/product': 'product',
  '/protection': 'protection',
  '/information': 'information',
  '/investment': 'investment',
  '/showPractitioner': 'showPractitioner',
  '/introduce': 'introduce',
  '/upgrade': 'upgrade',
  '/privacyProtocol': 'legal',
  '/userPolicy': 'legal',
  '/personal-info-sharing': 'legal',
  '/personal-info-collection': 'legal',
  '/tip-page': 'download',
  '/gczt_download': 'download',
  '/download/jcj-app': 'download',
  '/download/jcj-app/bd': 'download',
  [OPEN_APP]: 'download',
}

/** The prerendered file of a page of the site, in one of the skins. */
export function siteFile(pathname: string, skin: Skin): string {
  return `shells/site/${pathname.slice(1).replaceAll('/', '-')}${skin === 'desktop' ? '.desktop' : ''}.html`
}
