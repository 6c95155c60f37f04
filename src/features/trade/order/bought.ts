import type { Order } from '#api/shapes/order.ts'
import { articlesHref } from '#lib/path/articles-href.ts'
import { caseChannelHref, poolHref, POOLS } from '#lib/path/case-href.ts'
import { chatHref, CHATS } from '#lib/path/chat-href.ts'
import { courseHref } from '#lib/path/learn-href.ts'
import { roomHref } from '#lib/path/live-href.ts'
import { seriesHref } from '#lib/path/series-href.ts'
import { MY_STRATEGIES, packageHref, strategyHref } from '#lib/path/strategy-href.ts'

/** The link to what was bought. `href` undefined: it has no page yet, and `note` names the contact. */
export interface Bought {
  label: '开始学习' | '查看服务'
  href: string | undefined
  note: string
}

/** Only a running service has a link; before, the order says when it starts. OR-07, OR-09 */
export function boughtOf({ status, sku }: Pick<Order, 'status' | 'sku'>): Bought | undefined {
  if (status !== 'IN_SERVICE') return undefined
  const href = openedOf(sku) ?? HOMES[sku.kind]
  const label = href !== undefined && LEARNING.has(sku.opens?.kind ?? sku.kind) ? '开始学习' : '查看服务'
  return { label, href, note: href === undefined ? '服务内容由您的投资顾问提供，请联系客服' : '' }
}

const LEARNING: ReadonlySet<string> = new Set(['COURSE', 'SERIES', 'COLUMN'])

/** Where the services of a kind are found, if the order names none. */
const HOMES: Readonly<Record<string, string>> = {
  COURSE: '/me/course',
  COLUMN: '/column',
  POOL: POOLS,
  CHAT: CHATS,
  STRATEGY: MY_STRATEGIES,
  PACKAGE: MY_STRATEGIES,
}

function openedOf({ opens }: Order['sku']): string | undefined {
  switch (opens?.kind) {
    case 'COURSE':
      return courseHref(opens.id)
    case 'SERIES':
      return seriesHref(opens.id)
    case 'COLUMN':
      return articlesHref({ columnId: opens.id })
    case 'CASES':
      return caseChannelHref(opens.id)
    case 'POOL':
      return poolHref(opens.id)
    case 'CHAT':
      return chatHref(opens.id)
    case 'STRATEGY':
      return strategyHref(opens.id)
    case 'PACKAGE':
      return packageHref(opens.id)
    case 'ROOM':
      return roomHref(opens.id)
    default:
      return undefined
  }
}
