import type { Pages } from '#data/list/use-pages.ts'
import type { Loaded } from '#data/loaded.ts'
import { ClosedState } from '#entities/loaded/closed-state.tsx'
import type { OrderRow } from '#entities/strategy/order-row.words.ts'
import { OrderRows } from '#entities/strategy/order-rows.tsx'
import { Wide } from '#features/simulation/virtual.tsx'
import { STRATEGIES } from '#lib/path/strategy-href.ts'
import { Rate } from '#ui/chart/rate.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Unbroken } from '#ui/prose/unbroken.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import type { PositionView } from './simulate.words.ts'

const OTHERS = { label: '看策略广场', href: STRATEGIES }

/** The holdings of the virtual account at the last close. */
export function Positions({ positions }: { positions: Loaded<readonly PositionView[]> }) {
  return (
    <ClosedState loaded={positions} skeleton={<Skeleton lines={6} />} closed={OTHERS}>
      {(list) =>
        list.length === 0 ? (
          <Empty text="暂无模拟持仓：首个交易日收盘后生成信号，次日开盘成交" action={OTHERS} />
        ) : (
          <>
            <CellGroup title="模拟持仓">
              {list.map(({ key, title, lines: [shares, prices = ''], rate }) => (
                <Cell
                  key={key}
                  title={title}
                  note={
                    <Stack as="span" gap={1}>
                      <span>{shares}</span>
                      <span>
                        <Unbroken>{prices}</Unbroken>
                      </span>
                    </Stack>
                  }
                  value={<Rate value={rate} />}
                />
              ))}
            </CellGroup>
            <Quiet small>当日买入的股数次日起可卖（T+1）；停牌股票按最近收盘价计，括号内为该价格的日期。</Quiet>
          </>
        )
      }
    </ClosedState>
  )
}

/** Every order with its fees, unfilled ones with the reason, and distributions. */
export function Records({ records }: { records: Pages<OrderRow> }) {
  return (
    <Wide>
      <OrderRows pages={records} empty={OTHERS} />
    </Wide>
  )
}
