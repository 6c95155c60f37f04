import { addressList } from '#api/domains/account/user-address.ts'
import type { Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { areaOf } from '#entities/address/address.ts'

/** A row of the list, down to the district. product 4.6 */
interface Row {
  id: string
  title: string
  area: string
  isDefault: boolean
  href: string
}

export interface AddressList {
  rows: Row[]
  /** Whether the list is full. */
  full: boolean
}

/** The service's limit. */
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
