import { addressList } from '#api/domains/account/user-address.ts'
import type { Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { areaOf } from '#entities/address/address.ts'

/** An address of the list in words, down to its district. product 4.6 */
interface Row {
  id: string
  title: string
  area: string
  isDefault: boolean
  href: string
}

export interface AddressList {
  rows: Row[]
  /** No further one is taken. */
  full: boolean
}

/** As many as the service keeps. */
export const MOST = 20

/** 收货地址, the default one first. product AC-09 */
export function useAddressList(): Loaded<AddressList> {
  const loaded = useCall(addressList, {}, { offline: { title: '收货地址', route: '/me/address' } })
  if (loaded.state !== 'ready') return loaded
  const rows = loaded.data.map((each) => ({
    id: each.id,
    title: `${each.name} ${each.mobileMasked}`,
    area: areaOf(each),
    isDefault: each.isDefault,
    href: `/me/address/edit?id=${encodeURIComponent(each.id)}`,
  }))
  return { ...loaded, data: { rows, full: rows.length >= MOST } }
}
