import type * as identityScreens from '#features/suitability/identity/identity.ts'
import type * as suitabilityScreens from '#features/suitability/screens.ts'
import type * as orderSteps from '#features/trade/steps/steps.ts'
import type { Page, Route } from './route.ts'

declare const __BUILD__: string

type Load = Route['load']

/** The two steps of the identity. */
const identity =
  (screen: keyof typeof identityScreens): Load =>
  async () =>
    (await import('#features/suitability/identity/identity.ts'))[screen]

/** A step of suitability: one piece of code has them all. */
const suitability =
  (screen: keyof typeof suitabilityScreens): Load =>
  async () =>
    (await import('#features/suitability/screens.ts'))[screen]

/** A step of an order: one piece of code has them all, so that the result of a payment is there without a network. */
const orderStep =
  (screen: keyof typeof orderSteps): Load =>
  async () =>
    (await import('#features/trade/steps/steps.ts'))[screen]

const account = () => import('#features/account/pages.ts')
const cancellation = () => import('#features/account/security/cancellation.ts')
const addresses = () => import('#features/account/profile/addresses.ts')

/** Code of the application's pages, by pattern, that a visit seldom begins with: the names of their files would weigh on every first screen. */
export const applicationPages = {
  '/landing': () => import('#features/account/login/landing.tsx').then((m) => m.LandingScreen),
  '/invite': () => import('#features/home/invite/invite.tsx').then((m) => m.InviteScreen),
  '/course/series/:seriesId': () => import('#features/learn/series/series.tsx').then((m) => m.SeriesScreen),
  '/column': () => import('#features/learn/column/column.tsx').then((m) => m.ColumnScreen),
  '/article': () => import('#features/learn/article/articles.tsx').then((m) => m.ArticlesScreen),
  '/sku/number/:skuNumber': () => import('#features/trade/sku/sku-number.tsx').then((m) => m.SkuNumberScreen),
  '/sku/:skuId': () => import('#features/trade/sku/sku.tsx').then((m) => m.SkuScreen),
  '/checkout/:skuId': () => import('#features/trade/checkout/checkout.tsx').then((m) => m.CheckoutScreen),
  '/checkout/:skuId/disclosure': () =>
    import('#features/trade/checkout/disclosure.tsx').then((m) => m.DisclosureScreen),
  '/checkout/:skuId/agreement/:key': () =>
    import('#features/trade/checkout/agreement.tsx').then((m) => m.AgreementScreen),
  '/promo/:code': () => import('#features/trade/sku/promo.tsx').then((m) => m.PromoScreen),
  '/strategy-link/:code': () => import('#features/trade/sku/strategy-link.tsx').then((m) => m.StrategyLinkScreen),
  '/me/course': () => import('#features/learn/my-courses/my-courses.tsx').then((m) => m.MyCoursesScreen),
  '/me/profile': () => account().then((m) => m.ProfileScreen),
  '/me/security': () => account().then((m) => m.SecurityScreen),
  '/me/mobile': () => account().then((m) => m.MobileScreen),
  '/me/address': () => addresses().then((m) => m.AddressListScreen),
  '/me/address/edit': () => addresses().then((m) => m.AddressEditScreen),
  '/me/certification': () => account().then((m) => m.CertificationScreen),
  '/me/cancel': () => cancellation().then((m) => m.CancelScreen),
  '/me/cancel/done': () => cancellation().then((m) => m.CancelledScreen),
  '/me/settings': () => import('#features/account/settings/settings.tsx').then((m) => m.SettingsScreen),
  '/me/order': () => import('#features/trade/order/orders.tsx').then((m) => m.OrdersScreen),
  '/invoice': () => import('#features/invoice/invoice.tsx').then((m) => m.InvoiceScreen),
  '/order/:orderNumber': () => import('#features/trade/order/order.tsx').then((m) => m.OrderScreen),
  '/order/:orderNumber/contract': () => import('#features/trade/order/contract.tsx').then((m) => m.ContractScreen),
  '/order/:orderNumber/sign': orderStep('SignScreen'),
  '/order/:orderNumber/face': orderStep('FaceScreen'),
  '/order/:orderNumber/pay': orderStep('PayScreen'),
  '/order/:orderNumber/transfer': () => import('#features/trade/steps/transfer.tsx').then((m) => m.TransferScreen),
  '/order/:orderNumber/feedback': () => import('#features/feedback/feedback.tsx').then((m) => m.FeedbackScreen),
  '/order/:orderNumber/result': orderStep('ResultScreen'),
  '/order/:orderNumber/refund': () => import('#features/refund/apply.tsx').then((m) => m.ApplyScreen),
  '/me/refund': () => import('#features/refund/list.tsx').then((m) => m.RefundsScreen),
  '/refund/:refundNumber': () => import('#features/refund/detail.tsx').then((m) => m.RefundScreen),
  '/sub-order/:subOrderNumber': () => import('#features/trade/order/sub-order.tsx').then((m) => m.SubOrderScreen),
  '/login/bind': () => import('#features/account/login/bind.tsx').then((m) => m.BindScreen),
  '/suitability': suitability('CenterScreen'),
  '/suitability/profile': suitability('ProfileScreen'),
  '/suitability/survey': suitability('SurveyScreen'),
  '/suitability/result': suitability('ResultScreen'),
  '/suitability/verify': identity('VerifyScreen'),
  '/suitability/face': identity('FaceScreen'),
  '/pc-login': () => import('#features/account/login/pc-login.tsx').then((m) => m.PcLoginScreen),
  '/offline': () => import('#features/offline/offline.tsx').then((m) => m.OfflineScreen),
  '/env': async (): Promise<Page> => {
    const { EnvScreen } = await import('#features/gateway/env.tsx')
    return () => <EnvScreen build={__BUILD__} />
  },
  '/redirect': () => import('#features/gateway/redirect.tsx').then((m) => m.RedirectScreen),
  '/o2n': () => import('#features/gateway/old-link.tsx').then((m) => m.OldLinkScreen),
} satisfies Record<string, Load>
