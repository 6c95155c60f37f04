import { page } from '#data/page/page.ts'

/** One chunk for payment and result, so that the result is available offline. */

/** The services for sale, and their orders. */
export const pages = [
  page({
    pattern: '/sku/number/:skuNumber',
    auth: 'W',
    share: 'O',
    load: () => import('./sku/sku-number.tsx').then((m) => m.SkuNumberScreen),
  }),
  page({ pattern: '/sku/:skuId', auth: 'W', share: 'O', load: () => import('./sku/sku.tsx').then((m) => m.SkuScreen) }),
  page({
    pattern: '/promo/:code',
    auth: 'W',
    share: 'O',
    load: () => import('./sku/promo.tsx').then((m) => m.PromoScreen),
  }),
  page({
    pattern: '/strategy-link/:code',
    auth: 'W',
    share: 'N',
    load: () => import('./sku/strategy-link.tsx').then((m) => m.StrategyLinkScreen),
  }),
  page({
    pattern: '/checkout/:skuId',
    auth: 'L',
    share: 'N',
    load: () => import('./checkout/checkout.tsx').then((m) => m.CheckoutScreen),
  }),
  page({
    pattern: '/checkout/:skuId/disclosure',
    auth: 'L',
    share: 'N',
    load: () => import('./checkout/disclosure.tsx').then((m) => m.DisclosureScreen),
  }),
  page({
    pattern: '/checkout/:skuId/agreement/:key',
    auth: 'L',
    share: 'N',
    load: () => import('./checkout/agreement.tsx').then((m) => m.AgreementScreen),
  }),
  page({
    pattern: '/me/order',
    auth: 'L',
    share: 'N',
    pulls: true,
    load: () => import('./order/orders.tsx').then((m) => m.OrdersScreen),
  }),
  page({
    pattern: '/order/:orderNumber',
    auth: 'L',
    share: 'N',
    load: () => import('./order/order.tsx').then((m) => m.OrderScreen),
  }),
  page({
    pattern: '/order/:orderNumber/contract',
    auth: 'L',
    share: 'N',
    load: () => import('./order/contract.tsx').then((m) => m.ContractScreen),
  }),
  page({
    pattern: '/order/:orderNumber/sign',
    auth: 'L',
    share: 'N',
    load: () => import('./steps/sign.tsx').then((m) => m.SignScreen),
  }),
  page({
    pattern: '/order/:orderNumber/face',
    auth: 'L',
    share: 'N',
    load: () => import('./steps/face.tsx').then((m) => m.FaceScreen),
  }),
  page({
    pattern: '/order/:orderNumber/pay',
    auth: 'L',
    share: 'N',
    load: () => import('./steps/pay.tsx').then((m) => m.PayScreen),
  }),
  page({
    pattern: '/order/:orderNumber/result',
    auth: 'L',
    share: 'N',
    load: () => import('./steps/result.tsx').then((m) => m.ResultScreen),
  }),
  page({
    pattern: '/order/:orderNumber/transfer',
    auth: 'L',
    share: 'N',
    load: () => import('./steps/transfer.tsx').then((m) => m.TransferScreen),
  }),
  page({
    pattern: '/sub-order/:subOrderNumber',
    auth: 'P',
    share: 'O',
    load: () => import('./order/sub-order.tsx').then((m) => m.SubOrderScreen),
  }),
]
