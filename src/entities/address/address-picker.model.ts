import { useState } from 'react'
import { addressList } from '#api/domains/account/user-address.ts'
import type { Address } from '#api/shapes/address.ts'
import type { Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'

/** A delivery address. */
export interface AddressChoice {
  addresses: Loaded<Address[]>
  /** The chosen one, else the default one; undefined while there is none. */
  chosen: Address | undefined
  pick: (address: Address) => void
}

/**
 * The customer's addresses and the chosen one, for a form that sends something.
 * @param wanted false requests nothing
 * @param kept the id chosen on an earlier visit
 */
export function useAddressChoice(wanted = true, kept?: string): AddressChoice {
  const addresses = useCall(addressList, wanted ? {} : null)
  const [picked, setPicked] = useState<Address>()
  const list = addresses.state === 'ready' ? addresses.data : []
  return {
    addresses,
    chosen: picked ?? list.find(({ id }) => id === kept) ?? list.at(0),
    pick(address) {
      setPicked(address)
      if (addresses.state === 'ready') void addresses.refresh()
    },
  }
}
