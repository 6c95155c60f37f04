import type { ComponentType } from 'react'
import { isSite } from '#lib/shells.ts'
import type { Skin } from '#lib/user-agent.ts'
import { exact } from './exact.ts'
import type { Wiring } from './wiring.ts'

declare const __BUILD__: string

/** P: public. W: public, but WeChat signs in silently first. L: needs login. product 1.1 */
type Auth = 'P' | 'W' | 'L'
/** O: its own card. H: the card of the home page. N: the share menu is hidden. product 0.5 */
type Share = 'O' | 'H' | 'N'

/** What a page may take from the application; most take nothing. */
export type Page = ComponentType<{ wiring: Wiring }>

/** One page of the application. Matching is exact; static segments stand before parameters. */
export interface Route {
  readonly pattern: string
  readonly auth: Auth
  readonly share: Share
  /** Query keys that belong to the page and travel in a shared link. */
  readonly query: readonly string[]
  readonly load: (skin: Skin) => Promise<Page>
  /** A page of the information site. */
  readonly site: boolean
}

const route = (
  pattern: string,
  auth: Auth,
  share: Share,
  load: Route['load'],
  query: readonly string[] = [],
): Route => ({ pattern, auth, share, query, load, site: isSite(pattern) })

/** A page with a layout of its own for each skin; a device loads its own alone. */
const bySkin =
  (mobile: () => Promise<Page>, desktop: () => Promise<Page>): Route['load'] =>
  (skin) =>
    skin === 'desktop' ? desktop() : mobile()

/** A step of suitability: one piece of code has them all. */
const suitability = (path: string, screen: keyof typeof import('#features/suitability/screens.ts')): Route =>
  route(`/suitability${path}`, 'L', 'N', async () => (await import('#features/suitability/screens.ts'))[screen])

/** A step of an order: one piece of code has them all, so that the result of a payment is there without a network. */
const orderStep = (step: string, screen: keyof typeof import('#features/trade/steps.ts')): Route =>
  route(`/order/:orderNumber/${step}`, 'L', 'N', async () => (await import('#features/trade/steps.ts'))[screen])

/** The one table of pages: pattern, sign-in, sharing, code. product 1.2, spec §2 */
export const routes: readonly Route[] = [
  route('/home', 'W', 'H', async () => {
    const { HomeScreen } = await import('#features/home/home.tsx')
    return () => <HomeScreen opens={opens} />
  }),
  route('/course', 'W', 'O', () => import('#features/learn/course-list.tsx').then((m) => m.CourseListScreen), [
    'tab',
    'tag',
    'l3',
  ]),
  route('/course/series/:seriesId', 'W', 'O', () => import('#features/learn/series.tsx').then((m) => m.SeriesScreen)),
  route('/course/:number', 'W', 'O', () =>
    import('#features/learn/course-detail.tsx').then((m) => m.CourseDetailScreen),
  ),
  route('/course/:number/lesson/:catalogId', 'W', 'O', () =>
    import('#features/learn/lesson.tsx').then((m) => m.LessonScreen),
  ),
  route('/article/:id', 'P', 'O', () => import('#features/learn/article.tsx').then((m) => m.ArticleScreen)),
  route('/sku/number/:skuNumber', 'W', 'O', () =>
    import('#features/trade/sku-number.tsx').then((m) => m.SkuNumberScreen),
  ),
  route('/sku/:skuId', 'W', 'O', () => import('#features/trade/sku.tsx').then((m) => m.SkuScreen)),
  route('/checkout/:skuId', 'L', 'N', () => import('#features/trade/checkout.tsx').then((m) => m.CheckoutScreen)),
  route('/checkout/:skuId/disclosure', 'L', 'N', () =>
    import('#features/trade/disclosure.tsx').then((m) => m.DisclosureScreen),
  ),
  route('/checkout/:skuId/agreement/:key', 'L', 'N', () =>
    import('#features/trade/agreement.tsx').then((m) => m.AgreementScreen),
  ),
  route('/strategy-link/:code', 'W', 'N', () =>
    import('#features/trade/strategy-link.tsx').then((m) => m.StrategyLinkScreen),
  ),
  route('/live', 'W', 'O', () => channel('live')),
  route('/stock', 'W', 'O', () => channel('stock')),
  route('/me', 'P', 'H', () => import('#features/account/me.tsx').then((m) => m.MeScreen)),
  route('/me/profile', 'L', 'N', () => account().then((m) => m.ProfileScreen)),
  route('/me/security', 'L', 'N', () => account().then((m) => m.SecurityScreen)),
  route('/me/mobile', 'L', 'N', () => account().then((m) => m.MobileScreen)),
  route('/me/address', 'L', 'N', () => account().then((m) => m.AddressListScreen)),
  route('/me/address/edit', 'L', 'N', () => account().then((m) => m.AddressEditScreen), ['id']),
  route('/me/certification', 'L', 'N', async () => {
    const { CertificationScreen } = await account()
    return () => <CertificationScreen opens={opens} />
  }),
  route('/me/cancel', 'L', 'N', async () => {
    const { CancelScreen } = await account()
    return () => <CancelScreen opens={opens} />
  }),
  route('/me/cancel/done', 'P', 'N', () => account().then((m) => m.CancelledScreen)),
  route('/me/settings', 'P', 'N', () => import('#features/account/settings.tsx').then((m) => m.SettingsScreen)),
  route('/me/order', 'L', 'N', () => import('#features/trade/orders.tsx').then((m) => m.OrdersScreen)),
  route('/order/:orderNumber', 'L', 'N', () => import('#features/trade/order.tsx').then((m) => m.OrderScreen)),
  route('/order/:orderNumber/contract', 'L', 'N', () =>
    import('#features/trade/contract.tsx').then((m) => m.ContractScreen),
  ),
  orderStep('sign', 'SignScreen'),
  orderStep('face', 'FaceScreen'),
  orderStep('pay', 'PayScreen'),
  orderStep('result', 'ResultScreen'),
  route('/sub-order/:subOrderNumber', 'P', 'O', () =>
    import('#features/trade/sub-order.tsx').then((m) => m.SubOrderScreen),
  ),
  route('/login', 'P', 'N', () => import('#features/account/login.tsx').then((m) => m.LoginScreen)),
  route('/login/bind', 'W', 'N', () => import('#features/account/bind.tsx').then((m) => m.BindScreen)),
  suitability('', 'CenterScreen'),
  suitability('/profile', 'ProfileScreen'),
  suitability('/survey', 'SurveyScreen'),
  suitability('/result', 'ResultScreen'),
  route('/pc-login', 'P', 'N', () => import('#features/account/pc-login.tsx').then((m) => m.PcLoginScreen)),
  route('/offline', 'P', 'N', () => import('#features/offline/offline.tsx').then((m) => m.OfflineScreen)),

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

  route('/authorization', 'P', 'N', async () => {
    const { AuthorizationScreen } = await import('#features/gateway/authorization.tsx')
    return ({ wiring }) => <AuthorizationScreen outcome={wiring.outcome} />
  }),
  route('/env', 'P', 'N', async () => {
    const { EnvScreen } = await import('#features/gateway/env.tsx')
    return () => <EnvScreen build={__BUILD__} />
  }),
  route('/redirect', 'P', 'N', () => import('#features/gateway/redirect.tsx').then((m) => m.RedirectScreen)),
  route('/o2n', 'P', 'N', () => import('#features/gateway/old-link.tsx').then((m) => m.OldLinkScreen)),
]

function downloads() {
  return import('#site/download/both.tsx')
}

/** Whether a path is that of a page in the table. */
function opens(path: string): boolean {
  return routes.some(({ pattern }) => exact(pattern).pattern.exec(path) !== null)
}

function account() {
  return import('#features/account/pages.ts')
}

function legal() {
  return import('#site/legal/both.tsx')
}

async function channel(name: 'live' | 'stock'): Promise<Page> {
  const { ChannelScreen } = await import('#features/channel/channel.tsx')
  return () => <ChannelScreen name={name} />
}
