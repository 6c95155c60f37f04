import { GuestState } from '#entities/loaded/guest-state.tsx'
import { LockedPanel } from '#entities/access/locked.tsx'
import { STRATEGIES } from '#lib/path/strategy-href.ts'
import { AsOf } from '#ui/as-of.tsx'
import { Caution } from '#ui/caution.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { type Selection, useSelection } from './selection.model.ts'

const OTHERS = { label: '看策略广场', href: STRATEGIES }

/** 选股策略结果. SG-16 */
export function SelectionScreen() {
  const { path, found } = useSelection()
  return (
    <Screen title="选股策略结果">
      <Stack gap={3} inset>
        <Caution>由算法模型依据公开数据筛出，可能有错漏，不构成投资建议；数据日期之后可能已经失效。</Caution>
        <GuestState
          loaded={found}
          path={path}
          text="登录后可查看选股结果"
          skeleton={<Skeleton lines={10} />}
          closed={OTHERS}
        >
          {(view) => <Shown view={view} />}
        </GuestState>
      </Stack>
      <RiskLine />
    </Screen>
  )
}

function Shown({ view: { name, rule, asOf, locked, stocks } }: { view: Selection }) {
  return (
    <>
      <Card title={name}>
        <Quiet>{rule}</Quiet>
        <AsOf text={asOf} />
      </Card>
      {locked ? (
        <LockedPanel locked={locked} />
      ) : stocks.length === 0 ? (
        <Empty text="没有符合规则的股票" action={OTHERS} />
      ) : (
        <CellGroup>
          {stocks.map(({ key, title, note, href }) => (
            <Cell key={key} title={title} note={note} href={href} />
          ))}
        </CellGroup>
      )}
      <Card title="风险">
        <Quiet small>
          规则只描述数据所属日期的状态，不预测涨跌；行业与公司情况变化、停牌或流动性不足都可能使结果失效；请自主判断，自担风险。
        </Quiet>
      </Card>
    </>
  )
}
