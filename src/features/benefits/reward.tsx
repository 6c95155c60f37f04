import { PagedList } from '#entities/list/paged-list.tsx'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { CHECK_IN, POINTS } from '#lib/path/benefit-href.ts'
import { Card } from '#ui/layout/card.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { amountWords } from './gains.words.ts'
import { monthWords } from './month.ts'
import { MonthStep } from './month-step.tsx'
import { useReward } from './reward.model.ts'

const RewardRules = lazyPart(() => import('./reward-rules.tsx').then((m) => m.RewardRules))

/** 奖励汇总. BE-07 */
export function RewardScreen() {
  const { summary, unit, isOdd, month, sum, gains, rules } = useReward()
  return (
    <Screen title="奖励汇总">
      <Card label="合计">
        <LoadState loaded={summary} skeleton={<Skeleton lines={2} />}>
          {({ total, thisMonth }) => (
            <Facts
              values="columns"
              items={[
                { name: '当前余额', value: amountWords(total, unit) },
                { name: '本月', value: amountWords(thisMonth, unit) },
              ]}
            />
          )}
        </LoadState>
      </Card>
      {isOdd && month && <Quiet inset>地址中的月份不正确，以下为{monthWords(month.shown)}。</Quiet>}
      <Card label="月份">
        {month && <MonthStep month={month.shown} last={month.last} onChange={month.choose} />}
        {sum && <Quiet small>{`共${sum.count}笔，合计${amountWords(sum.amount, unit)}`}</Quiet>}
      </Card>
      <PagedList
        pages={gains}
        label="奖励明细"
        keyOf={({ key }) => key}
        row={({ title, note, amount }) => <Cell title={title} note={note} value={amount} />}
        empty={<Empty text="这个月没有奖励记录" action={{ label: '去签到', href: CHECK_IN }} />}
      />
      <CellGroup>
        <Cell title="订单积分" href={POINTS} />
      </CellGroup>
      {rules !== '' && <RewardRules html={rules} />}
      <Quiet inset small>
        奖励只来自本人的学习与活动，与推广、销售和投资结果无关；订单退款后，该订单的奖励会撤回。
      </Quiet>
      <RiskLine />
    </Screen>
  )
}
