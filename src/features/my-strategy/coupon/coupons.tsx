import { LoadState } from '#entities/loaded/load-state.tsx'
import { PagedList } from '#entities/list/paged-list.tsx'
import { MY_COUPONS } from '#lib/path/benefit-href.ts'
import { strategyCouponHref } from '#lib/path/strategy-href.ts'
import { Badge } from '#ui/badge.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { TabPanel, Tabs } from '#ui/nav/tabs.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { RowsSkeleton } from '#ui/state/rows-skeleton.tsx'
import type { CouponRow } from './coupon.words.ts'
import { type Tab, tabs, useCoupons, useUnused, useUsed } from './coupons.model.ts'

const Returned = lazyPart(() => import('./returned.tsx').then((m) => m.Returned))
const TrialScreen = lazyPart(
  () => import('./trial.tsx').then((m) => m.TrialScreen),
  <Screen title="策略体验券">{null}</Screen>,
)

/** 策略体验券. SG-08 */
export function CouponsScreen() {
  const { tab, choose, couponId, flowId } = useCoupons()
  if (couponId !== null) return <TrialScreen couponId={couponId} />
  return (
    <Screen title="策略体验券">
      {flowId !== null && <Returned flowId={flowId} />}
      <Tabs label="体验券" items={tabs} current={tab} onChange={choose} />
      <TabPanel tabKey={tab}>{tab === 'used' ? <Used /> : <Unused tab={tab} />}</TabPanel>
      <Quiet small inset>
        每张体验券只能用一次。体验需有效的风险测评、与策略匹配的等级，并签署体验协议；到期停止，不会自动续费。
      </Quiet>
      <RiskLine />
    </Screen>
  )
}

const TEXTS: Readonly<Record<Tab, string>> = {
  usable: '您没有可用的策略体验券',
  used: '您还没有使用过策略体验券',
  over: '您没有过期的策略体验券',
}

function None({ tab }: { tab: Tab }) {
  return <Empty text={TEXTS[tab]} action={{ label: '看全部优惠券', href: MY_COUPONS }} />
}

function Unused({ tab }: { tab: Exclude<Tab, 'used'> }) {
  return (
    <LoadState loaded={useUnused(tab)} skeleton={<RowsSkeleton />}>
      {(rows) =>
        rows.length === 0 ? (
          <None tab={tab} />
        ) : (
          <CellGroup>
            {rows.map((row) => (
              <CouponCell key={row.key} row={row} />
            ))}
          </CellGroup>
        )
      }
    </LoadState>
  )
}

function Used() {
  return (
    <PagedList
      pages={useUsed()}
      label="已使用的体验券"
      keyOf={({ key }) => key}
      row={(row) => <CouponCell row={row} />}
      empty={<None tab="used" />}
    />
  )
}

function CouponCell({ row: { key, name, note, state } }: { row: CouponRow }) {
  if (state !== '') return <Cell title={name} note={note} value={<Badge>{state}</Badge>} />
  return <Cell title={name} note={note} value="去使用" href={strategyCouponHref(key)} />
}
