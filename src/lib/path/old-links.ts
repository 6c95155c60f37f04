import { MY_COUPONS } from './benefit-href.ts'
import { HOME } from './home.ts'
import { safeTarget } from './safe-target.ts'

/** Where old links of menus and messages point, as `?p=<old path>` or `#/old/path`. SI-05 */
export const OLD_LINK = '/o2n'

/** Old addresses, lower case and without a trailing slash, with their new ones. `{id}` is a query value. */
export const moved: Readonly<Record<string, string>> = Object.freeze({
  '/': HOME,
  '/home': HOME,
  '/index': '/index',
  '/main': HOME,
  '/course': '/course',
  '/course/list': '/course',
  '/courselist': '/course',
  '/course/detail': '/course/{number}',
  '/coursedetail': '/course/{number}',
  '/series/detail': '/course/series/{seriesId}',
  '/article/detail': '/article/{id}',
  '/articledetail': '/article/{id}',
  '/article/info': '/article/{id}',
  '/live': '/live',
  '/live/list': '/live',
  '/liveroom': '/live',
  '/stock': '/stock',
  '/stock/my': '/stock',
  '/optional': '/stock',
  '/user': '/me',
  '/mine': '/me',
  '/my': '/me',
  '/usercenter': '/me',
  '/order': '/me/order',
  '/order/list': '/me/order',
  '/orderlist': '/me/order',
  '/myorder': '/me/order',
  '/order/detail': '/order/{orderNumber}',
  '/orderdetail': '/order/{orderNumber}',
  '/refund': '/me/refund',
  '/refund/list': '/me/refund',
  '/refundlist': '/me/refund',
  '/refund/detail': '/refund/{refundNumber}',
  '/refunddetail': '/refund/{refundNumber}',
  '/invoice': '/invoice',
  '/invoice/list': '/invoice',
  '/invoicelist': '/invoice',
  '/address': '/me/address',
  '/address/list': '/me/address',
  '/addresslist': '/me/address',
  '/strategy': '/strategy',
  '/strategy/list': '/strategy',
  '/strategylist': '/strategy',
  '/strategy/detail': '/strategy/{strategyId}',
  '/coupon': MY_COUPONS,
  '/coupon/list': MY_COUPONS,
  '/couponlist': MY_COUPONS,
  '/mycoupon': MY_COUPONS,
  // A missing page is replaced by the nearest one.
  '/mystrategy': '/me/order',
  '/chat': '/chat',
  '/chat/list': '/chat',
  '/chatroom': '/chat',
  '/chat_room': '/chat',
  '/login': '/login',
  '/register': '/login',
  '/bindmobile': '/login/bind',
  '/privacy': '/privacyProtocol',
  '/agreement': '/userPolicy',
})

/** The names old links used for the same value. */
const spellings: Readonly<Record<string, readonly string[]>> = {
  number: ['number', 'courseNumber', 'no', 'id'],
  seriesId: ['seriesId', 'id'],
  strategyId: ['strategyId', 'id'],
  id: ['id', 'articleId'],
  orderNumber: ['orderNumber', 'orderNo', 'number', 'id'],
  refundNumber: ['refundNumber', 'refundNo', 'number', 'id'],
}

/** Attribution parameters, which are passed on. product §0.4 */
const attribution = ['salesNumber', 'sn', 'shareWxId', 'scene', 'ch', 'adClickId', 'gdt_vid', 'qz_gdt', 'clickid']

export interface NewPlace {
  path: string
  /** The unknown old path, for the log; '' when it was known. */
  missed: string
}

/** The new address of an old one: `?p=<old path>`, else the hash `#/old/path?x=1`. */
export function newPlace(search: string, hash: string, origin: string): NewPlace {
  const query = new URLSearchParams(search)
  const old = safeTarget(query.get('p') ?? hash.replace(/^#!?/, ''), origin)
  const url = new URL(old ?? '/unreadable', origin)
  const kept = keptQuery(query, url.searchParams)
  const name = url.pathname.replace(/\/+$/, '').toLowerCase() || '/'
  const found = Object.hasOwn(moved, name) ? filled(moved[name] ?? '', url.searchParams) : undefined
  return found === undefined ? { path: HOME + kept, missed: loggable(name) } : { path: found + kept, missed: '' }
}

/** The first non-empty value of each attribution key; the page's own query comes before the old link's. */
function keptQuery(...queries: URLSearchParams[]): string {
  const kept = new URLSearchParams()
  for (const key of attribution) {
    const value = queries.map((query) => query.get(key)).find((each) => each)
    if (value && value.length <= 128) kept.set(key, value)
  }
  const text = kept.toString()
  return text && `?${text}`
}

/** The pattern with its value filled in; undefined when the old link has no usable value. */
function filled(pattern: string, query: URLSearchParams): string | undefined {
  const name = /\{(\w+)\}/.exec(pattern)?.[1]
  if (name === undefined) return pattern
  const value = (spellings[name] ?? []).map((key) => query.get(key)).find((each) => each)
  return value && /^[A-Za-z0-9_-]{1,64}$/.test(value) ? pattern.replace(`{${name}}`, value) : undefined
}

/** Digits may be somebody's phone number, so the label has only the kind of page. */
function loggable(path: string): string {
  return path
    .replace(/[0-9]{3,}/g, 'n')
    .replace(/[^\w/-]/g, '')
    .slice(0, 64)
}
