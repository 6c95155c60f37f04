import type { Pages } from '#data/list/use-pages.ts'
import { PagedList } from '#entities/list/paged-list.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { OrderCell } from './order-cell.tsx'
import type { OrderRow } from './order-row.words.ts'

/** Orders, newest first, unfilled ones with their reason. SG-03, SG-04 */
export function OrderRows({
  pages,
  empty,
  onOpen,
}: {
  pages: Pages<OrderRow>
  empty: { label: string; href: string }
  onOpen?: (key: string) => void
}) {
  return (
    <PagedList
      pages={pages}
      label="委托与成交"
      keyOf={({ key }) => key}
      row={(row) => <OrderCell row={row} onOpen={onOpen} />}
      empty={<Empty text="暂无可展示的委托" action={empty} />}
    />
  )
}
