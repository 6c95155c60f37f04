import { bySkin, type Route, route } from './route.ts'

/** The pages of the information site, as rows of the one table. spec §2 */
export const siteRoutes: readonly Route[] = [
  route(
    '/index',
    'P',
    'O',
    bySkin(
      () => import('#site/index/mobile.tsx').then((m) => m.IndexMobile),
      () => import('#site/index/desktop.tsx').then((m) => m.IndexDesktop),
    ),
  ),
  route(
    '/gcInfo',
    'P',
    'O',
    bySkin(
      () => import('#site/gcInfo/mobile.tsx').then((m) => m.GcInfoMobile),
      () => import('#site/gcInfo/desktop.tsx').then((m) => m.GcInfoDesktop),
    ),
    ['channel', 'page'],
  ),
  route(
    '/gcInfo/detail',
    'P',
    'O',
    bySkin(
      () => import('#site/gcInfo/mobile.tsx').then((m) => m.GcInfoDetailMobile),
      () => import('#site/gcInfo/desktop.tsx').then((m) => m.GcInfoDetailDesktop),
    ),
    ['id'],
  ),
  route(
    '/compliance/:activeMenu',
    'P',
    'O',
    bySkin(
      () => import('#site/compliance/mobile.tsx').then((m) => m.ComplianceMobile),
      () => import('#site/compliance/desktop.tsx').then((m) => m.ComplianceDesktop),
    ),
    ['page'],
  ),
  route(
    '/compliance/:activeMenu/detail',
    'P',
    'O',
    bySkin(
      () => import('#site/compliance/mobile.tsx').then((m) => m.NoticePage),
      () => import('#site/compliance/desktop.tsx').then((m) => m.NoticePage),
    ),
    ['id'],
  ),
  route(
    '/aboutUs',
    'P',
    'O',
    bySkin(
      () => import('#site/about/mobile.tsx').then((m) => m.AboutMobile),
      () => import('#site/about/desktop.tsx').then((m) => m.AboutDesktop),
    ),
  ),
  route(
    '/company_introduction',
    'P',
    'O',
    bySkin(
      () => import('#site/introduction/mobile.tsx').then((m) => m.IntroductionMobile),
      () => import('#site/introduction/desktop.tsx').then((m) => m.IntroductionDesktop),
    ),
  ),
  route(
    '/contactUs',
    'P',
    'O',
    bySkin(
      () => import('#site/contact/mobile.tsx').then((m) => m.ContactMobile),
      () => import('#site/contact/desktop.tsx').then((m) => m.ContactDesktop),
    ),
  ),
  route(
    '/product',
    'P',
    'O',
    bySkin(
      () => import('#site/product/mobile.tsx').then((m) => m.ProductMobile),
      () => import('#site/product/desktop.tsx').then((m) => m.ProductDesktop),
    ),
  ),
  route(
    '/protection',
    'P',
    'O',
    bySkin(
      () => import('#site/protection/mobile.tsx').then((m) => m.ProtectionMobile),
      () => import('#site/protection/desktop.tsx').then((m) => m.ProtectionDesktop),
    ),
    ['tab', 'q', 'page'],
  ),
  route(
    '/protection/video-detail',
    'P',
    'O',
    bySkin(
      () => import('#site/protection/video-mobile.tsx').then((m) => m.VideoMobile),
      () => import('#site/protection/video-desktop.tsx').then((m) => m.VideoDesktop),
    ),
    ['id'],
  ),
  route(
    '/protection/article-detail',
    'P',
    'O',
    bySkin(
      () => import('#site/protection/article-mobile.tsx').then((m) => m.ArticleMobile),
      () => import('#site/protection/article-desktop.tsx').then((m) => m.ArticleDesktop),
    ),
    ['id'],
  ),
  route(
    '/information',
    'P',
    'O',
    bySkin(
      () => import('#site/information/mobile.tsx').then((m) => m.InformationMobile),
      () => import('#site/information/desktop.tsx').then((m) => m.InformationDesktop),
    ),
    ['tab', 'analyst', 'page'],
  ),
  route(
    '/information/detail',
    'P',
    'O',
    bySkin(
      () => import('#site/information/detail-mobile.tsx').then((m) => m.ViewMobile),
      () => import('#site/information/detail-desktop.tsx').then((m) => m.ViewDesktop),
    ),
    ['id'],
  ),
  route(
    '/information/article-detail',
    'P',
    'O',
    bySkin(
      () => import('#site/information/detail-mobile.tsx').then((m) => m.DailyMobile),
      () => import('#site/information/detail-desktop.tsx').then((m) => m.DailyDesktop),
    ),
    ['id'],
  ),
  route(
    '/investment',
    'P',
    'O',
    bySkin(
      () => import('#site/investment/mobile.tsx').then((m) => m.InvestmentMobile),
      () => import('#site/investment/desktop.tsx').then((m) => m.InvestmentDesktop),
    ),
  ),
  route(
    '/showPractitioner',
    'P',
    'O',
    () => import('#site/showPractitioner/both.tsx').then((m) => m.ShowPractitioner),
    ['keyword', 'status', 'position', 'branch', 'page'],
  ),
  route('/introduce', 'P', 'O', () => import('#site/introduce/both.tsx').then((m) => m.Introduce)),
  route('/upgrade', 'P', 'O', () => import('#site/upgrade/both.tsx').then((m) => m.Upgrade), ['version']),
  route('/privacyProtocol', 'P', 'O', () => legal().then((m) => m.PrivacyProtocol)),
  route('/userPolicy', 'P', 'O', () => legal().then((m) => m.UserPolicy)),
  route('/personal-info-sharing', 'P', 'O', () => legal().then((m) => m.PersonalInfoSharing)),
  route('/personal-info-collection', 'P', 'O', () => legal().then((m) => m.PersonalInfoCollection)),

  // WeChat's own 「在浏览器打开」 goes with the share menu: it must stay.
  route('/tip-page', 'P', 'O', () => downloads().then((m) => m.TipPage)),
  route('/gczt_download', 'P', 'O', () => downloads().then((m) => m.PcDownload)),
  route('/download/jcj-app', 'P', 'O', async () => {
    const { AppDownload } = await downloads()
    return ({ wiring }) => <AppDownload link={wiring.link} />
  }),
  route('/download/jcj-app/bd', 'P', 'O', async () => {
    const { AppLanding } = await downloads()
    return ({ wiring }) => <AppLanding link={wiring.link} clickId={wiring.session.attribution.adClickId} />
  }),
]

function downloads() {
  return import('#site/download/both.tsx')
}

function legal() {
  return import('#site/legal/both.tsx')
}
