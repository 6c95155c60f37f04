import { AddressForm } from '#entities/address/address-form.tsx'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { usePage } from '#wechat/page.tsx'
import css from '#features/account/account.module.css'
import { useAddressEdit } from './address-edit.model.ts'

/** One address, new or changed. AC-09 */
export function AddressEditScreen() {
  const { title, loaded, saved } = useAddressEdit()
  usePage({ title })
  return (
    <Screen title={title}>
      <LoadState loaded={loaded} skeleton={<Skeleton lines={8} />}>
        {({ address, isNew }) =>
          address || isNew ? (
            <div className={css.page}>
              <AddressForm {...(address && { address })} onSaved={saved} />
            </div>
          ) : (
            <Empty text="收货地址不存在" action={{ label: '全部收货地址', href: '/me/address' }} />
          )
        }
      </LoadState>
    </Screen>
  )
}
