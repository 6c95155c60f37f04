import { firstPages } from '#app/routes/first-pages.ts'
import { lazyPages } from '#app/routes/lazy-pages.ts'
import { lazySitePages } from '#app/routes/lazy-site-pages.ts'
import type { Page } from '#data/page/page.ts'
import { pages as siteIndex } from '#site/index/pages.ts'
import { openTagPages } from '#lib/path/site.ts'

/** One address for each pattern of the route table. */
const examples: Record<string, string> = {
  '/course/series/:seriesId': '/course/series/SR01',
  '/course/:number': '/course/C101',
  '/course/:number/lesson/:catalogId': '/course/C101/lesson/C101-03',
  '/article/:id': '/article/A101',
  '/news/:id': '/news/N1-001',
  '/analyst/:number': '/analyst/T001',
  '/team/:number': '/team/TM01',
  '/team/:number/daily': '/team/TM01/daily',
  '/team/:number/message/:messageId': '/team/TM01/message/CH1-0120',
  '/video/:id': '/video/SV01',
  '/stream/:channelId': '/stream/CH1',
  '/stream/:channelId/message/:messageId': '/stream/CH1/message/CH1-0120',
  '/chain/:id': '/chain/CH01',
  '/express/:id': '/express/E20260914-1000',
  '/coupon/:planNumber': '/coupon/CP101',
  '/gift/:number': '/gift/G102',
  '/vip/:number': '/vip/VP02',
  '/delay-coupon/:id': '/delay-coupon/Q0002004',
  '/stock-doc/:docType/:id': '/stock-doc/research/R-SH609001-01',
  '/live/scene/:sceneId': '/live/scene/SC2',
  '/live/:roomId': '/live/LR01',
  '/live/:roomId/replay/:videoId': '/live/LR10/replay/v-LR10',
  '/chat/:chatId': '/chat/CR01',
  '/chat/:chatId/ask': '/chat/CR02/ask',
  '/chat/:chatId/qa/:messageId': '/chat/CR02/qa/QA01',
  '/stock/:symbol': '/stock/SH600901',
  '/pool/:columnId/:symbol': '/pool/RC01/SH600901',
  '/case/strategy/:strategyId': '/case/strategy/ST01',
  '/case/channel/:channelId': '/case/channel/CC02',
  '/case/stock/:caseId': '/case/stock/CC01-001',
  '/diagnose/:symbol': '/diagnose/SH600901',
  '/score/:symbol': '/score/SH600901',
  '/sku/number/:skuNumber': '/sku/number/N301',
  '/sku/:skuId': '/sku/K301',
  '/promo/:code': '/promo/PM101',
  '/strategy/:strategyId': '/strategy/ST01',
  '/strategy/:strategyId/trade': '/strategy/ST01/trade',
  '/strategy/:strategyId/backtest': '/strategy/ST01/backtest',
  '/strategy-pool/:poolId': '/strategy-pool/PO01',
  '/strategy-package/:packageId': '/strategy-package/PK01',
  '/me/strategy/:id': '/me/strategy/CS0703',
  '/me/strategy/:id/revenue': '/me/strategy/CS0703/revenue',
  '/me/strategy/:id/today': '/me/strategy/CS0703/today',
  '/me/strategy/:id/record': '/me/strategy/CS0703/record',
  '/me/strategy/:id/channel': '/me/strategy/CS0703/channel',
  '/sim-backtest/:id': '/sim-backtest/BT0701',
  '/strategy-apply/:id': '/strategy-apply/AP0703',
  '/selection/:code': '/selection/SEL01',
  '/strategy-link/:code': '/strategy-link/OL0004A',
  '/checkout/:skuId': '/checkout/K301',
  '/checkout/:skuId/disclosure': '/checkout/K301/disclosure',
  '/checkout/:skuId/agreement/:key': '/checkout/K301/agreement/service',
  '/order/:orderNumber/sign': '/order/D00310001/sign',
  '/order/:orderNumber/face': '/order/D00310002/face',
  '/order/:orderNumber/pay': '/order/D00310003/pay',
  '/order/:orderNumber/transfer': '/order/D00310003/transfer',
  '/order/:orderNumber/feedback': '/order/D00310006/feedback',
  '/order/:orderNumber/result': '/order/D00310005/result',
  '/order/:orderNumber/contract': '/order/D00310006/contract',
  '/order/:orderNumber/refund': '/order/D00310006/refund',
  '/order/:orderNumber': '/order/D00310006',
  '/refund/:refundNumber': '/refund/FD00310009',
  '/sub-order/:subOrderNumber': '/sub-order/S00310004002',
  '/compliance/:activeMenu': '/compliance/license',
  '/compliance/:activeMenu/detail': '/compliance/notice/detail?id=GW2-001',
}

/** The target of a redirecting page, and the share target of a page that shares another. */
const ends: Record<string, string> = { '/sku/number/N301': '/sku/K301', '/team/TM01/daily': '/article/A221' }

/** Every page of a table: its address, target, access and sharing. Throws for a pattern without an address. */
const pagesOf = (table: readonly Page[]) =>
  table.map(({ pattern, auth, share }) => {
    const path = pattern.includes(':') ? examples[pattern] : pattern
    if (path === undefined)
      throw new Error(`${pattern} has no address: add one to \`examples\` in test/e2e/kit/routes.ts`)
    return { pattern, path, auth, share, end: ends[path] ?? path }
  })

/** The records of the information site. */
export const sitePages = [...siteIndex, ...lazySitePages]
/** Pages of the application, which share one document. */
export const appPages = pagesOf([...firstPages, ...lazyPages])
/** All pages except those of WeChat's own buttons, which have their own policy and script. */
export const pages = [...appPages, ...pagesOf(sitePages.filter(({ pattern }) => !openTagPages.includes(pattern)))]
/** The pattern of every page. */
export const patterns = [...appPages, ...sitePages].map(({ pattern }) => pattern)
