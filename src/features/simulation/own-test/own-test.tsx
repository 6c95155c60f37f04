import { brand } from '#config/brand.ts'
import { ClosedState } from '#entities/loaded/closed-state.tsx'
import { BACK_TEST } from '#entities/performance/kind.words.ts'
import { KindBadge } from '#entities/performance/kind-badge.tsx'
import { ConfirmationDialog } from '#features/simulation/confirmation.tsx'
import { yuan } from '#lib/number/money.ts'
import { OWN_TESTS } from '#lib/path/simulation-href.ts'
import { stamp } from '#lib/time/dates.ts'
import { Caution } from '#ui/caution.tsx'
import { BarSign } from '#ui/layout/bar-sign.tsx'
import { Bar } from '#ui/layout/bar.tsx'
import { Card } from '#ui/layout/card.tsx'
import { DisclosureFooter } from '#ui/layout/disclosure-footer.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { TabPanel, Tabs } from '#ui/nav/tabs.tsx'
import { useTab } from '#ui/nav/use-tab.ts'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { type Detail, type OwnTest, useOwnTest } from './own-test.model.ts'
import { isUnfinished, percent, stateOf } from './row.words.ts'
import { feeWords, slippageWords } from './settings.words.ts'

const Result = lazyPart(() => import('./result.tsx').then((m) => m.Result), <Skeleton ratio={1} lines={8} />)
const Orders = lazyPart(() => import('./orders.tsx').then((m) => m.Orders), <Skeleton lines={8} />)

/** One back-test of the customer's own: its assumptions come before its results. SG-14 */
export function OwnTestScreen() {
  const test = useOwnTest()
  const { found, removal } = test
  return (
    <Screen title="自助回测" footer={found.state === 'ready' && <Foot test={test} detail={found.data} />}>
      <Stack gap={3} inset>
        <Caution>历史回测不等于实盘，没有真实成交。</Caution>
        <ClosedState
          loaded={found}
          skeleton={<Skeleton lines={14} />}
          closed={{ label: '看全部回测', href: OWN_TESTS }}
        >
          {(detail) => <Shown test={test} detail={detail} />}
        </ClosedState>
      </Stack>
      <ConfirmationDialog
        of={removal}
        title="删除这个回测？"
        act="确认删除"
        check="核对是否删除"
        keep="保留"
        text="删除后不可恢复，设置和结果都不再保留。"
      />
      <DisclosureFooter company={brand} />
    </Screen>
  )
}

function Foot({ test: { again, removal }, detail }: { test: OwnTest; detail: Detail }) {
  // A running one can be deleted once it is finished.
  const lead = detail.status !== 'RUNNING' && <BarSign icon="close" label="删除" onClick={removal.ask} />
  return (
    <Bar lead={lead}>
      <LinkButton href={again}>{detail.status === 'FAILED' ? '改设置，再测一次' : '改成本，再测一次'}</LinkButton>
    </Bar>
  )
}

function Shown({ test, detail }: { test: OwnTest; detail: Detail }) {
  const { name, templateName, doneAt, createdAt } = detail
  return (
    <>
      <Card title={name}>
        <p>
          <KindBadge word={BACK_TEST} />{' '}
          <Quiet as="span" small>
            {`${templateName} · ${doneAt === undefined ? `${stamp(createdAt)} 提交` : `${stamp(doneAt)} 算完`}`}
          </Quiet>
        </p>
        <Standing detail={detail} />
      </Card>
      {detail.status === 'DONE' ? <Done test={test} detail={detail} /> : <Settings detail={detail} />}
    </>
  )
}

/** Its status while there is no result. */
function Standing({ detail }: { detail: Detail }) {
  const { status, progress = 0, failReason } = detail
  if (status === 'FAILED') {
    return (
      <p role="status">
        <strong>回测没有完成</strong>：{failReason ?? '原因暂未提供'}
      </p>
    )
  }
  if (!isUnfinished(detail)) return null
  return (
    <>
      <p role="status">{stateOf(detail)}</p>
      {status === 'RUNNING' && <progress max={100} value={percent(progress)} aria-label="计算进度" />}
      <Quiet small>可以离开本页，完成后在「自助回测」中查看。</Quiet>
    </>
  )
}

/** Only the settings. */
function Settings({ detail: { from, to, capitalFen, feeRate, slippageRate } }: { detail: Detail }) {
  return (
    <Card title="设置">
      <Facts
        dense
        items={[
          { name: '区间', value: `${from} 至 ${to}` },
          { name: '虚拟本金', value: yuan(capitalFen) },
          { name: '佣金', value: feeWords(feeRate) },
          { name: '滑点', value: slippageWords(slippageRate) },
        ]}
      />
    </Card>
  )
}

const tabs = [
  { key: 'result', label: '结果' },
  { key: 'orders', label: '逐笔委托' },
] as const

function Done({ test, detail }: { test: OwnTest; detail: Detail }) {
  const [tab, choose] = useTab(tabs)
  return (
    <>
      <Tabs label="回测内容" items={tabs} current={tab} onChange={choose} />
      <TabPanel tabKey={tab}>
        <Stack gap={3}>
          {tab === 'result' && <Result test={test} detail={detail} />}
          {tab === 'orders' && <Orders id={detail.id} ways={test.ways} />}
        </Stack>
      </TabPanel>
    </>
  )
}
