import type { sitePages } from './later-site-pages.tsx'
import { type Route, route } from './route.ts'
import { bySkin } from './skin.ts'
import type { Services } from '#app/boot/app-services.ts'

/** A page whose code is named in `later-site-pages.tsx`. */
const later = (pattern: keyof typeof sitePages, query?: readonly string[]): Route<Services> =>
  route(pattern, 'P', 'O', async (skin) => (await import('./later-site-pages.tsx')).sitePages[pattern](skin), query)

/** The pages of the information site. spec §2 */
export const siteRoutes: readonly Route<Services>[] = [
  route(
    '/index',
    'P',
    'O',
    bySkin(
      () => import('#site/index/mobile.tsx').then((m) => m.IndexMobile),
      () => import('#site/index/desktop.tsx').then((m) => m.IndexDesktop),
    ),
  ),
  later('/gcInfo', ['channel', 'page']),
  later('/gcInfo/detail', ['id']),
  later('/compliance/:activeMenu', ['page']),
  later('/compliance/:activeMenu/detail', ['id']),
  later('/aboutUs'),
  later('/company_introduction'),
  later('/contactUs'),
  later('/product'),
  later('/protection', ['tab', 'q', 'page']),
  later('/protection/video-detail', ['id']),
  later('/protection/article-detail', ['id']),
  later('/information', ['tab', 'analyst', 'page']),
  later('/information/detail', ['id']),
  later('/information/article-detail', ['id']),
  later('/investment'),
  later('/showPractitioner', ['keyword', 'status', 'position', 'branch', 'page']),
  later('/introduce'),
  later('/upgrade', ['version']),
  later('/privacyProtocol'),
  later('/userPolicy'),
  later('/personal-info-sharing'),
  later('/personal-info-collection'),
  // WeChat's own 「在浏览器打开」 goes with the share menu: it must stay.
  later('/tip-page'),
  later('/gczt_download'),
  later('/download/jcj-app'),
  later('/download/jcj-app/bd'),
  later('/download/jcj-app/open'),
]
