import type { PageProps } from '#data/page/page.ts'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { TabPanel, Tabs } from '#ui/nav/tabs.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { Rules } from './coupon.tsx'
import { type MyCouponsPage, useMyCoupons } from './my-coupons.model.ts'
import type { CouponGroup, CouponRow, Tab } from './my-coupons.words.ts'
import { Ticket } from './ticket.tsx'

const NONE: Readonly<Record<Tab, string>> = {
  usable: '没有可用的优惠券',
  held: '没有被订单占用的优惠券',
  used: '没有用过的优惠券',
  expired: '没有过期的优惠券',
}

/** 我的优惠券. BE-01 */
export function MyCouponsScreen({ useOpens }: Pick<PageProps, 'useOpens'>) {
  const page = useMyCoupons(useOpens())
  return (
    <Screen title="我的优惠券">
      <Tabs label="优惠券" items={page.tabs} current={page.tab} onChange={page.choose} />
      <TabPanel tabKey={page.tab}>
        <Stack gap={3} inset>
          <FormError>{page.error}</FormError>
          <LoadState loaded={page.groups} skeleton={<Skeleton lines={12} />}>
            {(groups) =>
              groups.length === 0 ? (
                <Empty
                  text={NONE[page.tab]}
                  note="购买课程时可用的立减券、折扣券，以及随订单赠送的延期券和资料券会出现在这里"
                  action={{ label: '看看课程', href: '/course' }}
                />
              ) : (
                groups.map((group) => <Group key={group.title} group={group} page={page} />)
              )
            }
          </LoadState>
          <Rules />
        </Stack>
      </TabPanel>
      <RiskLine />
    </Screen>
  )
}

function Group({ group: { title, rows }, page }: { group: CouponGroup; page: MyCouponsPage }) {
  return (
    <>
      {title !== '' && <Quiet as="h2">{title}</Quiet>}
      {rows.map((row) => (
        <Ticket key={row.key} ticket={row.ticket} term={row.term} off={row.off}>
          <Act row={row} page={page} />
        </Ticket>
      ))}
    </>
  )
}

function Act({ row: { key, act, activates }, page }: { row: CouponRow; page: MyCouponsPage }) {
  if (activates) {
    return (
      <Button size="small" busy={page.activating === key} onClick={() => page.activate(key)}>
        激活
      </Button>
    )
  }
  if (!act) return null
  return (
    <LinkButton href={act.href} kind="plain" size="small">
      {act.label}
    </LinkButton>
  )
}
