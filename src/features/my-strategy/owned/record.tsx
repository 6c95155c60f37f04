import { LoadState } from '#entities/loaded/load-state.tsx'
import { MY_STRATEGIES } from '#lib/path/strategy-href.ts'
import { Badge } from '#ui/badge.tsx'
import { Chips } from '#ui/chips.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Filters } from '#ui/layout/filters.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { RowsSkeleton } from '#ui/state/rows-skeleton.tsx'
import { Frame } from './frame.tsx'
import type { Owned } from './owned.model.ts'
import { kinds, useKind, useTiming } from './record.model.ts'

const Trades = lazyPart(() => import('./trades.tsx').then((m) => m.Trades), <RowsSkeleton />)

/** 策略运行详情 · 记录. SG-12 */
export function RecordScreen() {
  const [kind, choose] = useKind()
  return (
    <Frame tab="record">
      {(owned) => (
        <>
          <Filters>
            <Chips label="记录" items={kinds} chosen={kind} onPick={choose} />
          </Filters>
          {kind === 'timing' ? <Timing owned={owned} /> : <Trades owned={owned} />}
        </>
      )}
    </Frame>
  )
}

function Timing({ owned }: { owned: Owned }) {
  return (
    <>
      <LoadState loaded={useTiming(owned)} skeleton={<RowsSkeleton />}>
        {(rows) =>
          rows.length === 0 ? (
            <Empty text="还没有择时记录" action={{ label: '看我的策略', href: MY_STRATEGIES }} />
          ) : (
            <CellGroup>
              {rows.map(({ key, note, signal, isChange }) => (
                <Cell
                  key={key}
                  title={key}
                  note={note}
                  value={<Badge tone={isChange ? 'brand' : 'plain'}>{signal}</Badge>}
                />
              ))}
            </CellGroup>
          )
        }
      </LoadState>
      <Quiet small inset>
        择时是规则对指数与均线位置的记录，不是买卖建议，也不预示未来走势。
      </Quiet>
    </>
  )
}
