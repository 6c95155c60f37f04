import { OrderCell } from '#entities/strategy/order-cell.tsx'
import { myStrategyHref } from '#lib/path/strategy-href.ts'
import { Card } from '#ui/layout/card.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Frame } from './frame.tsx'
import type { Owned } from './owned.model.ts'
import { Plans } from './plans.tsx'
import { Stocks } from './stocks.tsx'
import { useTodayPage } from './today.model.ts'

/** 策略运行详情 · 今日. SG-12 */
export function TodayScreen() {
  return <Frame tab="today">{(owned) => <Today owned={owned} />}</Frame>
}

function Today({ owned }: { owned: Owned }) {
  const { plans, trades } = useTodayPage(owned)
  return (
    <Stack gap={3} inset>
      <Plans plans={plans} />
      <Stocks title="成交" loaded={trades}>
        {({ title, rows }) =>
          rows.length === 0 ? (
            <Card title="成交">
              <Quiet>最近交易日没有成交。</Quiet>
            </Card>
          ) : (
            <CellGroup title={`${title} · ${rows.length}笔`}>
              {rows.map((row) => (
                <OrderCell key={row.key} row={row} />
              ))}
            </CellGroup>
          )
        }
      </Stocks>
      <CellGroup>
        <Cell title="全部记录" href={myStrategyHref(owned.id, 'record')} />
      </CellGroup>
      <Quiet small>计划由模型账户按规则在收盘后生成，次一交易日开盘执行；盘中只更新计划与成交，不估算当日收益。</Quiet>
    </Stack>
  )
}
