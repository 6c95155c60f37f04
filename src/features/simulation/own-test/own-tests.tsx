import { LoadState } from '#entities/loaded/load-state.tsx'
import { PAST } from '#entities/performance/past.ts'
import { newTestHref } from '#lib/path/simulation-href.ts'
import { Button } from '#ui/button.tsx'
import { Caution } from '#ui/caution.tsx'
import { Bar } from '#ui/layout/bar.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Ring } from '#ui/ring.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { type OwnTests, useOwnTestList } from './own-tests.model.ts'
import { percent, type RowView } from './row.words.ts'

/** 自助回测: the queue and its results. SG-14 */
export function OwnTestsScreen() {
  const tests = useOwnTestList()
  return (
    <Screen title="自助回测" footer={<Foot tests={tests} />}>
      <Stack gap={3} inset>
        <Caution>历史回测不等于实盘：用已经发生的行情重放规则，没有真实成交。</Caution>
        <LoadState loaded={tests.list} skeleton={<Skeleton lines={8} />}>
          {(rows) => (rows.length > 0 ? <Rows rows={rows} /> : <None />)}
        </LoadState>
        <Quiet small>{`同一设置得到同一结果；两个回测可以在结果页并排对比。${PAST}。`}</Quiet>
      </Stack>
      <RiskLine />
    </Screen>
  )
}

function None() {
  return <Empty text="还没有回测，选一套规则和一段历史行情试一试" action={{ label: '新建回测', href: newTestHref() }} />
}

function Rows({ rows }: { rows: readonly RowView[] }) {
  return (
    <CellGroup title="队列与结果">
      {rows.map(({ key, name, href, note, state, progress }) => (
        <Cell
          key={key}
          title={name}
          note={note}
          href={href}
          value={progress === undefined ? state : <Ring part={progress}>{`${percent(progress)}%`}</Ring>}
        />
      ))}
    </CellGroup>
  )
}

function Foot({ tests: { list, kept, full } }: { tests: OwnTests }) {
  const isKnown = list.state === 'ready'
  return (
    <Bar lead={<Quiet small>{isKnown ? full || kept : ''}</Quiet>}>
      {isKnown && full !== '' ? (
        <Button disabled>新建回测</Button>
      ) : (
        <LinkButton href={newTestHref()}>新建回测</LinkButton>
      )}
    </Bar>
  )
}
