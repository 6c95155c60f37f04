import { Filters } from '#ui/layout/filters.tsx'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { CaseRows } from '#entities/stock-case/case-rows.tsx'
import { Ended } from '#entities/stock-case/ended.tsx'
import { periodName } from '#entities/stock-case/periods.ts'
import { Sample } from '#entities/stock-case/sample.tsx'
import { caseChannelHref, CASES, PROMO_STOCKS } from '#lib/path/case-href.ts'
import { loginHref } from '#lib/path/login-href.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Caution } from '#ui/caution.tsx'
import { Chips } from '#ui/chips.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { More } from '#ui/layout/more.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { TabPanel, Tabs } from '#ui/nav/tabs.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { RowsSkeleton } from '#ui/state/rows-skeleton.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { type Cases, useCases } from './cases.model.ts'
import { LEARNING_ONLY, tabs } from './case-tabs.ts'

const Download = lazyPart(() => import('#entities/stock-case/download.tsx').then((m) => m.Download))

/** 股票案例. PL-01 */
export function CasesScreen() {
  const cases = useCases()
  const { tab, see, period, seePeriod, sample, whole, ended, channels, strategies, all } = cases
  return (
    <Screen title="股票案例">
      <Stack gap={3} inset>
        <Caution>{LEARNING_ONLY}</Caution>
        <LoadState loaded={sample} skeleton={<Skeleton lines={6} />}>
          {(figures) => <Sample title={`${periodName(period)}已结束满30天的案例`} figures={figures} />}
        </LoadState>
        {whole.length > 0 && (
          <More label="各分类的全部样本">
            <Facts dense items={whole} />
          </More>
        )}
      </Stack>
      <Tabs label="案例" items={tabs} current={tab} onChange={see} />
      <TabPanel tabKey={tab}>
        {tab === 'current' ? <Current cases={cases} /> : <Ended period={period} onPeriod={seePeriod} rows={ended} />}
      </TabPanel>
      {channels.length > 0 && (
        <CellGroup title="案例频道">
          {channels.map(({ key, name, note }) => (
            <Cell key={key} title={name} note={note} href={caseChannelHref(key)} />
          ))}
        </CellGroup>
      )}
      {strategies.length > 0 && (
        <CellGroup title="案例策略">
          {strategies.map(({ key, name, note, href }) => (
            <Cell key={key} title={name} note={note} href={href} />
          ))}
        </CellGroup>
      )}
      <CellGroup>
        <Cell title="体验股池" note="股池历史记录，延迟展示" href={PROMO_STOCKS} />
      </CellGroup>
      {all ? (
        <Download name="案例记录" all={all} />
      ) : (
        <Quiet small inset>
          登录后可下载全部记录与校验值 <Anchor href={loginHref(CASES)}>登录</Anchor>
        </Quiet>
      )}
      <RiskLine />
    </Screen>
  )
}

function Current({ cases: { kinds, kind, seeKind, current } }: { cases: Cases }) {
  return (
    <>
      <Filters>
        <Chips label="分类" items={kinds} chosen={kind} onPick={seeKind} />
      </Filters>
      <LoadState loaded={current} skeleton={<RowsSkeleton />}>
        {(rows) => (
          <CaseRows
            rows={rows}
            empty={<Empty text="暂无进行中的案例" action={{ label: '看体验股池', href: PROMO_STOCKS }} />}
          />
        )}
      </LoadState>
    </>
  )
}
