import type { Skin } from './user-agent.ts'

/** The routes whose HTML is built beforehand: the build writes `shells/<name>.html`, server and worker pick by path. */
export const SHELLS = [
  { name: 'course', pattern: '^/course$' },
  { name: 'course-detail', pattern: '^/course/(?!series/)[^/]+$' },
  { name: 'article', pattern: '^/article/[^/]+$' },
  { name: 'me', pattern: '^/me$' },
  { name: 'home', pattern: '^/home$' },
] as const

export type ShellName = (typeof SHELLS)[number]['name']

/** The file that answers a navigation to this path. */
export function shellOf(pathname: string): string {
  const shell = SHELLS.find(({ pattern }) => new RegExp(pattern).test(pathname))
  return shell ? `shells/${shell.name}.html` : 'index.html'
}

/** First segments of the information site's paths. spec §2 */
const SITE = new Set([
  'index',
  'aboutUs',
  'company_introduction',
  'gcInfo',
  'product',
  'compliance',
  'contactUs',
  'protection',
  'information',
  'investment',
  'tip-page',
  'privacyProtocol',
  'userPolicy',
  'personal-info-sharing',
  'personal-info-collection',
  'introduce',
  'upgrade',
  'showPractitioner',
  'gczt_download',
  'download',
])

/** Whether a path or a route's pattern belongs to the information site. */
export function isSite(pathname: string): boolean {
  return SITE.has(pathname.split('/')[1] ?? '')
}

/** The file of a page of the site that was drawn beforehand, in one of the skins. */
export function siteFile(pathname: string, skin: Skin): string {
  return `shells/site/${pathname.slice(1).replaceAll('/', '-')}${skin === 'desktop' ? '.desktop' : ''}.html`
}
