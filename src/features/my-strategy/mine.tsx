import { LoadState } from '#entities/loaded/load-state.tsx'
import { SIMULATE } from '#lib/path/simulation-href.ts'
import { STRATEGIES, STRATEGY_APPLIES, STRATEGY_COUPONS, TRADE_AUTH } from '#lib/path/strategy-href.ts'
import { Badge } from '#ui/badge.tsx'
import { Chips } from '#ui/chips.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Filters } from '#ui/layout/filters.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { RowsSkeleton } from '#ui/state/rows-skeleton.tsx'
import { useMine } from './mine.model.ts'
import { OWN_DECISION } from './own-decision.ts'

/** 我的策略. SG-11 */
export function MineScreen() {
  const { lines, line, choose, groups } = useMine()
  return (
    <Screen title="我的策略">
      <Filters>
        <Chips
          label="产品线"
          items={lines}
          chosen={line}
          onPick={(id) => choose(lines.find((each) => each.id === id)?.id)}
        />
      </Filters>
      <LoadState loaded={groups} skeleton={<RowsSkeleton />}>
        {(found) =>
          found.length === 0 ? (
            <Empty
              text={line === undefined ? '您还没有开通策略' : '这条产品线下没有策略'}
              note="开通后，这里显示每个策略的到期日与运行状态。"
              action={
                line === undefined
                  ? { label: '看策略广场', href: STRATEGIES }
                  : { label: '看全部', onClick: () => choose(undefined) }
              }
            />
          ) : (
            found.map(({ title, rows }) => (
              <CellGroup key={title} title={title}>
                {rows.map(({ key, name, note, state, tone, href }) => (
                  <Cell key={key} title={name} note={note} value={<Badge tone={tone}>{state}</Badge>} href={href} />
                ))}
              </CellGroup>
            ))
          )
        }
      </LoadState>
      <CellGroup>
        <Cell title="我的申请" note="待核对、待签署与审核进度" href={STRATEGY_APPLIES} />
        <Cell title="策略体验券" note="体验期内查看信号与持仓" href={STRATEGY_COUPONS} />
        <Cell title="模拟交易" note="用虚拟资金跟踪策略" href={SIMULATE} />
        <Cell title="交易授权" note="授权范围、记录与撤回" href={TRADE_AUTH} />
      </CellGroup>
      <Quiet small inset>
        {`服务到期不自动续费。${OWN_DECISION}。`}
      </Quiet>
      <RiskLine />
    </Screen>
  )
}
