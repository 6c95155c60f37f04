import { brand } from '#config/brand.ts'
import { ClosedState } from '#entities/loaded/closed-state.tsx'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { ComparedPart } from '#entities/performance/compared-part.tsx'
import { indexes } from '#entities/performance/indexes.ts'
import { Folded } from '#entities/strategy/folded.tsx'
import { beginSimulationHref, OWN_TESTS, SIMULATE } from '#lib/path/simulation-href.ts'
import {
  backTestHref,
  MY_STRATEGIES,
  STRATEGIES,
  STRATEGY_COUPONS,
  STRATEGY_POOLS,
  strategyTradesHref,
} from '#lib/path/strategy-href.ts'
import { Button } from '#ui/button.tsx'
import { Chips } from '#ui/chips.tsx'
import { Bar } from '#ui/layout/bar.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { DisclosureFooter } from '#ui/layout/disclosure-footer.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Price } from '#ui/price/price.tsx'
import { priceParts } from '#lib/number/price-parts.ts'
import { Empty } from '#ui/state/empty.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { Head } from './head.tsx'
import { periods, type StrategyPage, useStrategy } from './strategy.model.ts'
import type { StrategyDetail, StrategyHead } from './strategy.words.ts'

const Rules = lazyPart(() => import('./rules.tsx').then((m) => m.Rules), <Skeleton lines={8} />)

const OTHERS = { label: '看全部策略', href: STRATEGIES }

/** 策略详情. SG-02 */
export function StrategyScreen() {
  const page = useStrategy()
  const { detail, guest } = page
  return (
    <Screen title="策略详情" footer={<Foot page={page} />}>
      <Stack gap={3} inset>
        {guest ? (
          <LoadState loaded={guest} skeleton={<Skeleton lines={12} />}>
            {(head) =>
              head ? <ForGuests head={head} page={page} /> : <Empty text="没有找到这个策略" action={OTHERS} />
            }
          </LoadState>
        ) : (
          <ClosedState loaded={detail} closed={OTHERS} skeleton={<Skeleton lines={14} />}>
            {(view) => <Shown view={view} page={page} />}
          </ClosedState>
        )}
      </Stack>
      <DisclosureFooter company={brand} />
    </Screen>
  )
}

function Foot({ page: { detail, buy } }: { page: StrategyPage }) {
  if (detail.state !== 'ready' || !buy) return null
  const { price, days } = detail.data
  const lead = (
    <>
      {price !== '' && <Price {...priceParts(price)} />}
      <Quiet small>{days}</Quiet>
    </>
  )
  return (
    <Bar lead={lead}>
      {buy.href === undefined ? (
        <Button disabled>{buy.label}</Button>
      ) : (
        <LinkButton href={buy.href} onClick={buy.go}>
          {buy.label}
        </LinkButton>
      )}
    </Bar>
  )
}

function ForGuests({ head, page: { strategyId } }: { head: StrategyHead; page: StrategyPage }) {
  return (
    <>
      <Head head={head} />
      {head.folded && <Folded locked={head.folded} />}
      <CellGroup>
        <Cell title="历史回测" note="先看假设，再看结果" href={backTestHref(strategyId)} />
        <Cell title="策略股票池" note="由策略规则选出的股票" href={STRATEGY_POOLS} />
      </CellGroup>
    </>
  )
}

function Shown({ view, page }: { view: StrategyDetail; page: StrategyPage }) {
  const { strategyId, passageways, standing } = page
  return (
    <>
      <Head head={view} match={matchText(standing)} />
      {view.folded ? <Folded locked={view.folded} /> : <Record name={view.name} page={page} />}
      {view.holdings.length > 0 && (
        <Card title="持仓概览">
          <Facts dense values="end" items={view.holdings} />
          {!view.isOpen && <Quiet small>股票名称在开通服务后显示。</Quiet>}
        </Card>
      )}
      <CellGroup>
        {view.isOpen ? (
          <Cell title="我的策略" note="运行状态、今日计划与收益" href={MY_STRATEGIES} />
        ) : (
          <Cell title="策略体验券" note="体验期内查看信号与持仓" href={STRATEGY_COUPONS} />
        )}
        <Cell
          title="调仓记录"
          note={view.isOpen ? '每笔委托、费用与未成交原因' : '未订阅时延迟30天展示'}
          href={strategyTradesHref(strategyId)}
        />
        <Cell title="历史回测" note="先看假设，再看结果" href={backTestHref(strategyId)} />
        <Cell
          title="模拟跟踪"
          note="用虚拟资金跟踪，不产生真实委托"
          href={view.isOpen ? beginSimulationHref(strategyId) : SIMULATE}
        />
        <Cell title="自助回测" note="换成本和区间，自己再测一次" href={OWN_TESTS} />
        <Cell title="策略股票池" note="由策略规则选出的股票" href={STRATEGY_POOLS} />
      </CellGroup>
      {passageways.length > 0 && (
        <CellGroup title="通道">
          {passageways.map(({ key, name, note, value }) => (
            <Cell key={key} title={name} note={note} value={value} />
          ))}
        </CellGroup>
      )}
      <Rules {...view} />
    </>
  )
}

function Record({ name, page: { profit, period, bench, choose } }: { name: string; page: StrategyPage }) {
  return (
    <>
      <Chips label="区间" items={periods} chosen={period} onPick={(value) => choose('period', value)} />
      <LoadState loaded={profit} skeleton={<Skeleton ratio={1} lines={8} />}>
        {({ perf, curve, years }) => (
          <ComparedPart
            name={name}
            perf={perf}
            curve={curve}
            symbol={bench}
            years={years}
            choice={<Chips label="比较" items={indexes} chosen={bench} onPick={(value) => choose('bench', value)} />}
          />
        )}
      </LoadState>
    </>
  )
}

function matchText(standing: StrategyPage['standing']): string {
  if (standing?.match === 'MATCH') return `与您的${standing.level}匹配`
  if (standing?.match === 'UNKNOWN') return '是否匹配：状态更新中'
  return standing?.match === undefined ? '' : `高于您的${standing.level}`
}
