import { FeedRows } from '#entities/list/feed-list.tsx'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { ChannelLine } from './channel-line.tsx'
import { useSignals } from './signals.model.ts'

/** The adjustments of a channel. `onClosed`: the service no longer permits them. PL-02 */
export function Signals({ channelId, onClosed }: { channelId: string; onClosed: () => void }) {
  const { feed, shake } = useSignals(channelId, onClosed)
  return (
    <LoadState loaded={feed} skeleton={null}>
      {(list) => (
        <CellGroup title="入选与出池">
          {shake && <Switch label="有新记录时震动" checked={shake.on} onChange={shake.turn} />}
          {list.length === 0 ? (
            <Cell title="暂无记录" />
          ) : (
            <FeedRows
              feed={feed}
              noun="记录"
              grouped
              keyOf={({ key }) => key}
              row={(row) => <ChannelLine row={row} />}
            />
          )}
        </CellGroup>
      )}
    </LoadState>
  )
}
