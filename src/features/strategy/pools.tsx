import { PagedList } from '#entities/list/paged-list.tsx'
import { PAST } from '#entities/performance/past.ts'
import { STRATEGIES } from '#lib/path/strategy-href.ts'
import { Badge } from '#ui/badge.tsx'
import { Caution } from '#ui/caution.tsx'
import { Cell } from '#ui/layout/cell.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { usePools } from './pools.model.ts'

/** 策略股票池. SG-05 */
export function PoolsScreen() {
  const pools = usePools()
  return (
    <Screen title="策略股票池">
      <Stack gap={3} inset>
        <Caution>{`股票由写明的规则选出，名单只对已开通且匹配的客户展示。${PAST}。`}</Caution>
      </Stack>
      <PagedList
        pages={pools}
        label="策略股票池"
        keyOf={({ key }) => key}
        row={({ name, note, isOpen, href }) => (
          <Cell
            title={name}
            note={note}
            value={<Badge tone={isOpen ? 'gold' : 'plain'}>{isOpen ? '已开通' : '未开通'}</Badge>}
            href={href}
          />
        )}
        empty={<Empty text="暂无股票池" action={{ label: '看策略广场', href: STRATEGIES }} />}
      />
      <RiskLine />
    </Screen>
  )
}
