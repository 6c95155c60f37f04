import { firstPages } from '#app/routes/first-pages.ts'
import { lazyPages } from '#app/routes/lazy-pages.ts'
import { lazySitePages } from '#app/routes/lazy-site-pages.ts'
import { routeMatcher } from '#app/routes/route-matcher.ts'
import type { Page } from '#data/page/page.ts'
import { pages as siteIndex } from '#site/index/pages.ts'
import { openTagPages } from '#lib/path/site.ts'
import { walks } from './screens.ts'

/** Addresses of patterns whose first state in `screens.ts` is not the one to walk through, or that have none. */
const examples: Record<string, string> = {
  '/course/:number/lesson/:catalogId': '/course/C101/lesson/C101-03',
  '/article/:id': '/article/A101',
  '/analyst/:number': '/analyst/T001',
  '/gift/:number': '/gift/G102',
  '/stock-doc/:docType/:id': '/stock-doc/research/R-SH609001-01',
  '/pool/:columnId/:symbol': '/pool/RC01/SH600901',
  '/case/stock/:caseId': '/case/stock/CC01-001',
  '/sku/number/:skuNumber': '/sku/number/N301',
  '/me/strategy/:id/today': '/me/strategy/CS0703/today',
  '/me/strategy/:id/channel': '/me/strategy/CS0703/channel',
  '/strategy-link/:code': '/strategy-link/OL0004A',
  '/checkout/:skuId': '/checkout/K301',
  '/order/:orderNumber/transfer': '/order/D00310003/transfer',
  '/order/:orderNumber/feedback': '/order/D00310006/feedback',
  '/order/:orderNumber/result': '/order/D00310005/result',
  '/order/:orderNumber/refund': '/order/D00310006/refund',
  '/order/:orderNumber': '/order/D00310006',
  '/refund/:refundNumber': '/refund/FD00310009',
  '/compliance/:activeMenu': '/compliance/license',
  '/compliance/:activeMenu/detail': '/compliance/notice/detail?id=GW2-001',
}

/** The target of a redirecting page, and the share target of a page that shares another. */
const ends: Record<string, string> = { '/sku/number/N301': '/sku/K301', '/team/TM01/daily': '/article/A221' }

/** The addresses of all states that have content. */
const shown = walks.flatMap(({ places }) => places).filter(({ gone, leads }) => !gone && !leads)
const addresses = [...new Set(shown.map(({ path }) => path.replace(/[?#].*/, '')))]

/** Every page of a table: its address, target, access and sharing. Throws for a pattern without an address. */
const pagesOf = (table: readonly Page[]) =>
  table.map(({ pattern, auth, share }) => {
    const isOfPage = (address: string) =>
      routeMatcher(pattern).pattern.exec(address) !== null && !table.some((each) => each.pattern === address)
    const path = pattern.includes(':') ? (examples[pattern] ?? addresses.find(isOfPage)) : pattern
    if (path === undefined) throw new Error(`${pattern} has no address: add a state of it to test/e2e/kit/screens.ts`)
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
