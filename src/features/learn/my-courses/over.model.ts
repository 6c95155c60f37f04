import { boughtList } from '#api/domains/trade/order/read.ts'
import type { Order } from '#api/shapes/order.ts'
import { filterPages, mapPages, type Pages, usePages } from '#data/list/use-pages.ts'
import { authorLine } from '#entities/analyst/analyst.words.ts'
import { picture } from '#entities/stored-file/stored-file.ts'
import { skuHref } from '#lib/path/learn-href.ts'
import { lastMoment } from '#lib/time/dates.ts'
import { here, type MyCourse } from './my-courses.model.ts'

const OVER: ReadonlySet<string> = new Set(['FINISHED', 'REFUNDED', 'REFUNDING'])

/** Expired courses among all orders, page by page. LE-08 */
export function useOver(): Pages<MyCourse> {
  const orders = usePages(boughtList, { kind: 'COURSE' }, { offline: { ...here, part: true } })
  return mapPages(
    filterPages(orders, ({ status }) => OVER.has(status)),
    toOver,
  )
}

function toOver({ orderNumber, sku, status, serviceEndAt }: Order): MyCourse {
  const ended = serviceEndAt === undefined ? '服务已结束' : `服务已于 ${lastMoment(serviceEndAt)} 结束`
  return {
    key: orderNumber,
    href: status === 'FINISHED' ? skuHref(sku.skuId) : `/order/${encodeURIComponent(orderNumber)}`,
    cover: picture(sku.coverUrl),
    title: sku.name,
    author: authorLine(sku.analysts),
    until: status === 'FINISHED' ? ended : status === 'REFUNDING' ? '退款处理中' : '已退款',
    soon: '',
    learned: undefined,
    last: undefined,
    kept: false,
  }
}
