import type { Simulation } from '#api/shapes/simulation.ts'
import { ClosedState } from '#entities/loaded/closed-state.tsx'
import { ConfirmationDialog } from '#features/simulation/confirmation.tsx'
import { Virtual } from '#features/simulation/virtual.tsx'
import { beginSimulationHref, SIMULATE } from '#lib/path/simulation-href.ts'
import { Caution } from '#ui/caution.tsx'
import { BarSign } from '#ui/layout/bar-sign.tsx'
import { Bar } from '#ui/layout/bar.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { TabPanel, Tabs } from '#ui/nav/tabs.tsx'
import { useTab } from '#ui/nav/use-tab.ts'
import { RiskLine } from '#ui/risk-line.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { Account } from './account.tsx'
import { type SimulatePage, useSimulate } from './simulate.model.ts'
import { toSimulationView } from './simulate.words.ts'

const Begin = lazyPart(() => import('./begin.tsx').then((m) => m.Begin), <Skeleton lines={12} />)
const Report = lazyPart(() => import('./report.tsx').then((m) => m.Report), <Skeleton ratio={1} lines={8} />)

const Positions = lazyPart(() => import('./holdings.tsx').then((m) => m.Positions), <Skeleton lines={8} />)
const Records = lazyPart(() => import('./holdings.tsx').then((m) => m.Records), <Skeleton lines={8} />)

const tabs = [
  { key: 'report', label: '报告' },
  { key: 'held', label: '持仓' },
  { key: 'orders', label: '成交记录' },
] as const

/** 模拟交易: 「模拟」 on every amount; unfilled orders have their reason. SG-13 */
export function SimulateScreen() {
  const page = useSimulate()
  const { found, isNew, stop } = page
  const shown = found.state === 'ready' && found.data.status !== 'NONE' && !isNew ? found.data : undefined
  return (
    <Screen title="模拟交易" footer={shown && <Foot simulation={shown} stop={stop} />}>
      <Stack gap={3} inset>
        <Caution>模拟交易不产生真实委托，成交按次日开盘价估算。</Caution>
        <ClosedState loaded={found} skeleton={<Skeleton lines={14} />} closed={{ label: '看我的模拟', href: SIMULATE }}>
          {(simulation) =>
            simulation.status === 'NONE' || isNew ? <Begin /> : <Shown simulation={simulation} page={page} />
          }
        </ClosedState>
      </Stack>
      <ConfirmationDialog
        of={stop}
        title="结束这个模拟？"
        act="确认结束"
        check="核对是否结束"
        keep="继续模拟"
        text="结束后不可恢复。报告会保留，之后可以在「以前的模拟」中查看。"
      />
      <RiskLine />
    </Screen>
  )
}

function Foot({ simulation: { status, strategy }, stop }: { simulation: Simulation; stop: SimulatePage['stop'] }) {
  const learn = <LinkButton href="/search?q=回撤">学怎么读回撤</LinkButton>
  if (status === 'RUNNING') {
    return <Bar lead={<BarSign icon="close" label="结束模拟" onClick={stop.ask} />}>{learn}</Bar>
  }
  if (status !== 'ENDED') return learn
  return (
    <Bar lead={<BarSign icon="clock" label="再做一次" href={beginSimulationHref(strategy?.strategyId)} />}>{learn}</Bar>
  )
}

function Shown({ simulation, page }: { simulation: Simulation; page: SimulatePage }) {
  const [tab, choose] = useTab(tabs)
  const view = toSimulationView(simulation)
  return (
    <Virtual>
      <Account view={view} />
      <Tabs label="模拟内容" items={tabs} current={tab} onChange={choose} />
      <TabPanel tabKey={tab}>
        {tab === 'report' && <Report simulation={simulation} view={view} />}
        {tab === 'held' && <Positions positions={page.positions} />}
        {tab === 'orders' && <Records records={page.records} />}
      </TabPanel>
    </Virtual>
  )
}
