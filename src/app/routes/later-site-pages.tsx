import type { Route } from './route.ts'
import { bySkin } from './skin.ts'
import type { Services } from '#app/boot/app-services.ts'

/** Code of the information site's pages, by pattern: the names of their files would weigh on every first screen. */
export const sitePages = {
  '/gcInfo': bySkin(
    () => import('#site/gcInfo/mobile.tsx').then((m) => m.GcInfoMobile),
    () => import('#site/gcInfo/desktop.tsx').then((m) => m.GcInfoDesktop),
  ),
  '/gcInfo/detail': bySkin(
    () => import('#site/gcInfo/mobile.tsx').then((m) => m.GcInfoDetailMobile),
    () => import('#site/gcInfo/desktop.tsx').then((m) => m.GcInfoDetailDesktop),
  ),
  '/compliance/:activeMenu': bySkin(
    () => import('#site/compliance/mobile.tsx').then((m) => m.ComplianceMobile),
    () => import('#site/compliance/desktop.tsx').then((m) => m.ComplianceDesktop),
  ),
  '/compliance/:activeMenu/detail': bySkin(
    () => import('#site/compliance/mobile.tsx').then((m) => m.NoticePage),
    () => import('#site/compliance/desktop.tsx').then((m) => m.NoticePage),
  ),
  '/aboutUs': bySkin(
    () => import('#site/about/mobile.tsx').then((m) => m.AboutMobile),
    () => import('#site/about/desktop.tsx').then((m) => m.AboutDesktop),
  ),
  '/company_introduction': bySkin(
    () => import('#site/introduction/mobile.tsx').then((m) => m.IntroductionMobile),
    () => import('#site/introduction/desktop.tsx').then((m) => m.IntroductionDesktop),
  ),
  '/contactUs': bySkin(
    () => import('#site/contact/mobile.tsx').then((m) => m.ContactMobile),
    () => import('#site/contact/desktop.tsx').then((m) => m.ContactDesktop),
  ),
  '/product': bySkin(
    () => import('#site/product/mobile.tsx').then((m) => m.ProductMobile),
    () => import('#site/product/desktop.tsx').then((m) => m.ProductDesktop),
  ),
  '/protection': bySkin(
    () => import('#site/protection/mobile.tsx').then((m) => m.ProtectionMobile),
    () => import('#site/protection/desktop.tsx').then((m) => m.ProtectionDesktop),
  ),
  '/protection/video-detail': bySkin(
    () => import('#site/protection/video-mobile.tsx').then((m) => m.VideoMobile),
    () => import('#site/protection/video-desktop.tsx').then((m) => m.VideoDesktop),
  ),
  '/protection/article-detail': bySkin(
    () => import('#site/protection/article-mobile.tsx').then((m) => m.ArticleMobile),
    () => import('#site/protection/article-desktop.tsx').then((m) => m.ArticleDesktop),
  ),
  '/information': bySkin(
    () => import('#site/information/mobile.tsx').then((m) => m.InformationMobile),
    () => import('#site/information/desktop.tsx').then((m) => m.InformationDesktop),
  ),
  '/information/detail': bySkin(
    () => import('#site/information/detail-mobile.tsx').then((m) => m.ViewMobile),
    () => import('#site/information/detail-desktop.tsx').then((m) => m.ViewDesktop),
  ),
  '/information/article-detail': bySkin(
    () => import('#site/information/detail-mobile.tsx').then((m) => m.DailyMobile),
    () => import('#site/information/detail-desktop.tsx').then((m) => m.DailyDesktop),
  ),
  '/investment': bySkin(
    () => import('#site/investment/mobile.tsx').then((m) => m.InvestmentMobile),
    () => import('#site/investment/desktop.tsx').then((m) => m.InvestmentDesktop),
  ),
  '/showPractitioner': () => import('#site/showPractitioner/both.tsx').then((m) => m.ShowPractitioner),
  '/introduce': () => import('#site/introduce/both.tsx').then((m) => m.Introduce),
  '/upgrade': () => import('#site/upgrade/both.tsx').then((m) => m.Upgrade),
  '/privacyProtocol': () => legal().then((m) => m.PrivacyProtocol),
  '/userPolicy': () => legal().then((m) => m.UserPolicy),
  '/personal-info-sharing': () => legal().then((m) => m.PersonalInfoSharing),
  '/personal-info-collection': () => legal().then((m) => m.PersonalInfoCollection),
  '/tip-page': () => downloads().then((m) => m.TipPage),
  '/gczt_download': () => downloads().then((m) => m.PcDownload),
  '/download/jcj-app': async () => {
    const { AppDownload } = await downloads()
    return ({ services }) => <AppDownload link={services.link} />
  },
  '/download/jcj-app/open': () => downloads().then((m) => m.OpenApp),
  '/download/jcj-app/bd': async () => {
    const { AppLanding } = await downloads()
    return ({ services }) => <AppLanding link={services.link} clickId={services.visitor.attribution.adClickId} />
  },
} satisfies Record<string, Route<Services>['load']>

function downloads() {
  return import('#site/download/both.tsx')
}

function legal() {
  return import('#site/legal/both.tsx')
}
