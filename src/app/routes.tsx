import type * as identityScreens from '#features/suitability/identity.ts'
import type * as suitabilityScreens from '#features/suitability/screens.ts'
import type * as orderSteps from '#features/trade/steps.ts'
import { exact } from './exact.ts'
import { type Page, type Route, route } from './route.ts'
import { siteRoutes } from './site-routes.tsx'

declare const __BUILD__: string

/** The two steps of the identity. */
const identity = (path: string, screen: keyof typeof identityScreens): Route =>
  route(`/suitability${path}`, 'L', 'N', async () => (await import('#features/suitability/identity.ts'))[screen])

/** A step of suitability: one piece of code has them all. */
const suitability = (path: string, screen: keyof typeof suitabilityScreens): Route =>
  route(`/suitability${path}`, 'L', 'N', async () => (await import('#features/suitability/screens.ts'))[screen])

/** A step of an order: one piece of code has them all, so that the result of a payment is there without a network. */
const orderStep = (step: string, screen: keyof typeof orderSteps): Route =>
  route(`/order/:orderNumber/${step}`, 'L', 'N', async () => (await import('#features/trade/steps.ts'))[screen])

const account = () => import('#features/account/pages.ts')
const addresses = () => import('#features/account/addresses.ts')

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
  route('/me/address', 'L', 'N', () => addresses().then((m) => m.AddressListScreen)),
  route('/me/address/edit', 'L', 'N', () => addresses().then((m) => m.AddressEditScreen)),
  route('/me/certification', 'L', 'N', () => account().then((m) => m.CertificationScreen)),
  route('/me/cancel', 'L', 'N', () => account().then((m) => m.CancelScreen)),
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
  identity('/verify', 'VerifyScreen'),
  identity('/face', 'FaceScreen'),
  route('/pc-login', 'P', 'N', () => import('#features/account/pc-login.tsx').then((m) => m.PcLoginScreen)),
  route('/offline', 'P', 'N', () => import('#features/offline/offline.tsx').then((m) => m.OfflineScreen)),

  ...siteRoutes,

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

/** Whether a path is that of a page in the table. */
function opens(path: string): boolean {
  return routes.some(({ pattern }) => exact(pattern).pattern.exec(path) !== null)
}

async function channel(name: 'live' | 'stock'): Promise<Page> {
  const { ChannelScreen } = await import('#features/channel/channel.tsx')
  return () => <ChannelScreen name={name} />
}
