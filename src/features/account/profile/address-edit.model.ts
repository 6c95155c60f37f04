import { useSearch } from 'wouter'
import { addressList } from '#api/domains/account/user-address.ts'
import type { Address } from '#api/shapes/address.ts'
import { type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useToast } from '#ui/overlay/toast.tsx'
import { useWayBack } from '#features/account/login/way-back.ts'

export interface AddressEdit {
  title: string
  /** Undefined: the customer has no address with this id. */
  loaded: Loaded<{ address: Address | undefined; isNew: boolean }>
  saved: () => void
}

/** A new address, or with `?id=` an existing one. */
export function useAddressEdit(): AddressEdit {
  const id = new URLSearchParams(useSearch()).get('id')
  const loaded = useCall(addressList, {})
  const toast = useToast()
  const back = useWayBack('/me/address')
  const saved = async () => {
    if (loaded.state === 'ready') await loaded.refresh()
    toast('地址已保存')
    back()
  }
  return {
    title: id === null ? '新增收货地址' : '编辑收货地址',
    loaded: mapLoaded(loaded, (list) => ({ address: list.find((each) => each.id === id), isNew: id === null })),
    saved: () => void saved(),
  }
}
