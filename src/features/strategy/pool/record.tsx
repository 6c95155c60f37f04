import { PagedList } from '#entities/list/paged-list.tsx'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { Sample } from '#entities/stock-case/sample.tsx'
import { STRATEGY_POOLS } from '#lib/path/strategy-href.ts'
import { MedianBar } from '#ui/chart/median-bar.tsx'
import { Rate } from '#ui/chart/rate.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Cell } from '#ui/layout/cell.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { useRecord } from './record.model.ts'
import css from './record.module.css'

const Trend = lazyPart(() => import('./trend.tsx').then((m) => m.Trend), <Skeleton ratio={16 / 9} lines={2} />)

interface Props {
  poolId: string
  /** Of the pool, epoch ms. */
  asOf: number
  /** Whether the customer has access: others get what closed 30 days ago. */
  isOpen: boolean
  /** The kind of record of the curve. */
  curveNote: string
}

/** The overall result comes before the single ones. law §4 */
export function Record({ poolId, asOf, isOpen, curveNote }: Props) {
  const { sample, spread, trend, records } = useRecord(poolId, asOf)
  const most = Math.max(1, ...spread.map(({ count }) => count))
  return (
    <>
      <Stack gap={3} inset>
        {sample && <Sample title={isOpen ? '已结束的全部记录' : '已结束满30天的记录'} figures={sample} />}
        {spread.length > 0 && (
          <Card title="结果分布">
            <Facts
              dense
              values="end"
              items={spread.map(({ bucket, count }) => ({
                name: bucket,
                value: (
                  <span className={css.count}>
                    <MedianBar value={(100 * count) / most} /> {count}例
                  </span>
                ),
              }))}
            />
          </Card>
        )}
        <LoadState loaded={trend} skeleton={<Skeleton ratio={16 / 9} lines={4} />}>
          {(curve) => (
            <Card title="股票池所属策略的净值">
              <Trend curve={curve} />
              <Quiet small>{curveNote}</Quiet>
            </Card>
          )}
        </LoadState>
      </Stack>
      <PagedList
        pages={records}
        label="已结束的记录"
        keyOf={({ key }) => key}
        row={({ name, note, rate }) => <Cell title={name} note={note} value={<Rate value={rate} />} />}
        empty={<Empty text="暂无可展示的记录" action={{ label: '看全部股票池', href: STRATEGY_POOLS }} />}
      />
    </>
  )
}
