import { Redirect } from 'wouter'
import { GuestState } from '#entities/loaded/guest-state.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { skuHref } from '#lib/path/learn-href.ts'
import { useSkuNumber } from './sku-number.model.ts'

/** Redirects a printed number to the page of its service. */
export function SkuNumberScreen() {
  const sku = useSkuNumber()
  return (
    <Screen title="服务详情">
      <GuestState
        loaded={sku}
        path={location.pathname}
        text="登录后可按编号查看服务"
        skeleton={<Skeleton ratio={16 / 9} lines={6} />}
      >
        {({ skuId }) => <Redirect to={skuHref(skuId)} replace />}
      </GuestState>
    </Screen>
  )
}
