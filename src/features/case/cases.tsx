import { LoadState } from '#entities/loaded/load-state.tsx'
import { CaseRows } from '#entities/stock-case/case-rows.tsx'
import { Ended } from '#entities/stock-case/ended.tsx'
import { periodName } from '#entities/stock-case/periods.ts'
import { Sample } from '#entities/stock-case/sample.tsx'
import { caseChannelHref } from '#lib/path/case-href.ts'
import { Button } from '#ui/button.tsx'
import { Caution } from '#ui/caution.tsx'
import { Chips } from '#ui/chips.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { TabPanel, Tabs } from '#ui/nav/tabs.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { type Cases, useCases } from './cases.model.ts'
import { LEARNING_ONLY, tabs } from './case-tabs.ts'

/** 股票案例. product PL-01 */
export function CasesScreen() {
  const cases = useCases()
  const { tab, see, period, seePeriod, sample, ended, channels, records } = cases
  return (
    <Screen title="股票案例">
      <Stack gap={3} inset>
        <Caution>{LEARNING_ONLY}</Caution>
        <LoadState loaded={sample} skeleton={<Skeleton lines={6} />}>
          {(figures) => <Sample title={`${periodName(period)}已结束的案例`} figures={figures} />}
        </LoadState>
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
      {records && <Download records={records} />}
      <RiskLine />
    </Screen>
  )
}

function Current({ cases: { kinds, kind, seeKind, current } }: { cases: Cases }) {
  return (
    <>
      <Stack inset>
        <Chips label="分类" items={kinds} chosen={kind} onPick={seeKind} />
      </Stack>
      <LoadState loaded={current} skeleton={<Skeleton lines={9} inset />}>
        {(rows) => <CaseRows rows={rows} empty={<Empty text="暂无进行中的案例" />} />}
      </LoadState>
    </>
  )
}

function Download({ records: { busy, error, submit, elsewhere } }: { records: NonNullable<Cases['records']> }) {
  return (
    <Stack gap={2} inset>
      <FormError>{error}</FormError>
      {!elsewhere && (
        <Button kind="plain" busy={busy} onClick={submit}>
          下载全部记录 CSV
        </Button>
      )}
      <Quiet small>
        {elsewhere ? '全部记录可下载为 CSV：请点右上角“…”，在浏览器中打开本页。' : ''}
        含全部案例的入选记录与发布时的 SHA-256；未公开的案例只列校验值。
      </Quiet>
    </Stack>
  )
}
