import type { Order } from '#api/shapes/order.ts'
import { articlesHref } from '#lib/path/articles-href.ts'
import { courseHref } from '#lib/path/learn-href.ts'
import { seriesHref } from '#lib/path/series-href.ts'

/** The way to what was bought. `href` undefined: it has no page yet, and `note` says who gives it meanwhile. */
export interface Bought {
  label: '开始学习' | '查看服务'
  href: string | undefined
  note: string
}

/** Only a running service leads anywhere; before, the order says when it begins. product OR-07, OR-09 */
export function boughtOf({ status, sku }: Pick<Order, 'status' | 'sku'>): Bought | undefined {
  if (status !== 'IN_SERVICE') return undefined
  const href = pageOf(sku)
  if (href !== undefined) return { label: '开始学习', href, note: '' }
  return { label: '查看服务', href, note: '本服务的页面暂未开放，服务内容由您的投资顾问或客服提供' }
}

function pageOf({ kind, opens }: Order['sku']): string | undefined {
  switch (opens?.kind) {
    case 'COURSE':
      return courseHref(opens.id)
    case 'SERIES':
      return seriesHref(opens.id)
    case 'COLUMN':
      return articlesHref({ columnId: opens.id })
    default:
      return kind === 'COURSE' ? '/me/course' : kind === 'COLUMN' ? '/column' : undefined
  }
}
