import { FeedList } from '#entities/list/feed-list.tsx'
import { STRATEGY_POOLS } from '#lib/path/strategy-href.ts'
import { Cell } from '#ui/layout/cell.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { useNotices } from './notices.model.ts'

/** Each notice links to the pool at its stock. SG-06 */
export function Notices({ poolId }: { poolId: string }) {
  return (
    <FeedList
      feed={useNotices(poolId)}
      noun="变动"
      label="变动"
      keyOf={({ key }) => key}
      row={({ name, note, href }) => <Cell title={name} note={note} href={href} />}
      empty={<Empty text="暂无变动" action={{ label: '看全部股票池', href: STRATEGY_POOLS }} />}
    />
  )
}
