import { loginHref } from '#lib/path/login-href.ts'
import { Redirect } from 'wouter'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { skuHref } from '#lib/path/learn-href.ts'
import { useSkuNumber } from './sku-number.model.ts'

/** Redirects a printed number to the page of its service. */
export function SkuNumberScreen() {
  const sku = useSkuNumber()
  return (
    <Screen title="服务详情">
      {sku.state === 'guest' ? (
        <Empty text="登录后可按编号查看服务" action={{ label: '登录后查看', href: loginHref(sku.here) }} />
      ) : (
        <LoadState loaded={sku} skeleton={<Skeleton ratio={16 / 9} lines={6} />}>
          {({ skuId }) => <Redirect to={skuHref(skuId)} replace />}
        </LoadState>
      )}
    </Screen>
  )
}
