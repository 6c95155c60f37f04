import { GuestState } from '#entities/loaded/guest-state.tsx'
import { MY_COUPONS } from '#lib/path/benefit-href.ts'
import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { type CouponPage, useCoupon } from './coupon.model.ts'
import type { PlanView } from './coupon.words.ts'
import { Ticket } from './ticket.tsx'

/** 领券. BE-02 */
export function CouponScreen() {
  const page = useCoupon()
  return (
    <Screen title="领券">
      <Stack gap={3} inset>
        <GuestState
          loaded={page.plan}
          path={page.path}
          text="优惠券用于抵扣课程价款，登录后可查看面额、适用课程与剩余数量，并可领取。"
          skeleton={<Skeleton lines={8} />}
          closed={{ label: '我的优惠券', href: MY_COUPONS }}
        >
          {(plan) => <Plan plan={plan} gain={page.gain} />}
        </GuestState>
        <Rules />
      </Stack>
      <RiskLine />
    </Screen>
  )
}

function Plan({ plan, gain }: { plan: PlanView } & Pick<CouponPage, 'gain'>) {
  const { ticket, state, term } = plan
  return (
    <>
      <Ticket ticket={ticket} term={term} off={state === 'out' || state === 'over'}>
        <Act plan={plan} gain={gain} />
      </Ticket>
      <FormError>{gain.error}</FormError>
    </>
  )
}

function Act({ plan: { state, closed }, gain: { busy, outcomeUnknown, submit } }: Parameters<typeof Plan>[0]) {
  if (state === 'taken') {
    return (
      <LinkButton href={MY_COUPONS} kind="plain" size="small">
        到我的券
      </LinkButton>
    )
  }
  return (
    <Button size="small" busy={busy} disabled={closed !== ''} onClick={submit}>
      {closed || (outcomeUnknown ? '核对' : '领取')}
    </Button>
  )
}

/** The terms of every coupon. */
export function Rules() {
  return (
    <Quiet small>每笔订单限用一张，不找零、不兑现；用券不改变风险匹配与合同条款。领取不需要分享，也不需要购买。</Quiet>
  )
}
