import { LoadState } from '#entities/loaded/load-state.tsx'
import { ComparedPart } from '#entities/performance/compared-part.tsx'
import { Chips } from '#ui/chips.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { Frame } from './frame.tsx'
import type { Owned } from './owned.model.ts'
import { periods, useRevenue } from './revenue.model.ts'

/** 策略运行详情 · 收益. SG-12 */
export function RevenueScreen() {
  return <Frame tab="revenue">{(owned) => <Revenue owned={owned} />}</Frame>
}

function Revenue({ owned }: { owned: Owned }) {
  const { period, choose, record } = useRevenue(owned)
  return (
    <Stack gap={3} inset>
      <Quiet small>自服务开通日起计算，不是您账户的盈亏；盘中不更新，数据止于最近交易日收盘。</Quiet>
      <Chips label="区间" items={periods} chosen={period} onPick={choose} />
      <LoadState loaded={record} skeleton={<Skeleton ratio={1} lines={8} />}>
        {({ perf, curve, years, byMonth }) => (
          <ComparedPart
            name={owned.detail?.strategyName ?? '策略'}
            perf={perf}
            curve={curve}
            symbol="SH000300"
            years={years}
            months={byMonth}
          />
        )}
      </LoadState>
    </Stack>
  )
}
