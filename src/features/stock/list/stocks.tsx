import type { PageProps } from '#data/page/page.ts'
import { Screen } from '#ui/layout/screen.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { TabPanel, Tabs } from '#ui/nav/tabs.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { MyStocks } from './my-stocks.tsx'
import { segments } from './segments.ts'
import { useStocks } from './stocks.model.ts'
import { Undo } from './undo.tsx'

const DiagnoseDesk = lazyPart(
  () => import('./diagnose-desk.tsx').then((m) => m.DiagnoseDesk),
  <Skeleton lines={8} inset />,
)
const Leads = lazyPart(() => import('./leads.tsx').then((m) => m.Leads), <Skeleton lines={8} inset />)

/** What the route table knows of the screen. */
export { first } from './stocks.model.ts'

/** 股票. ST-01 */
export function StocksScreen({ useOpens }: PageProps) {
  const opens = useOpens()
  const { segment, see, list, removal } = useStocks()
  return (
    <Screen title="股票" tab="stock">
      <Tabs label="股票" items={segments} current={segment} onChange={see} />
      <TabPanel tabKey={segment}>
        {segment === 'mine' ? (
          <MyStocks list={list} removal={removal} opens={opens} />
        ) : segment === 'diagnose' ? (
          <DiagnoseDesk isGuest={list.isGuest} />
        ) : (
          <Leads segment={segment} opens={opens} />
        )}
      </TabPanel>
      <Undo removal={removal} />
      <RiskLine>数据仅供参考，不构成投资建议</RiskLine>
    </Screen>
  )
}
