import { addressList } from '#api/domains/account/user-address.ts'
import type { Address } from '#api/shapes/address.ts'
import { type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { areaOf } from '#entities/address/address.ts'

/** A row of the list, down to the district. law §6 */
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

/** 收货地址, the default one first. AC-09 */
export function useAddressList(): Loaded<AddressList> {
  const loaded = useCall(addressList, {}, { offline: { title: '收货地址', route: '/me/address' } })
  return mapLoaded(loaded, (list) => ({ rows: list.map(toRow), full: list.length >= MOST }))
}

function toRow(address: Address): Row {
  return {
    id: address.id,
    title: `${address.name} ${address.mobileMasked}`,
    area: areaOf(address),
    isDefault: address.isDefault,
    href: `/me/address/edit?id=${encodeURIComponent(address.id)}`,
  }
}
