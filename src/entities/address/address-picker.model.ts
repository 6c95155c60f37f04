import { useState } from 'react'
import { addressList } from '#api/domains/account/user-address.ts'
import type { Address } from '#api/shapes/address.ts'
import { usePerson } from '#data/deps.tsx'
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
  const person = usePerson()
  const [picked, setPicked] = useState<{ of: string; address: Address }>()
  const list = addresses.state === 'ready' ? addresses.data : []
  // Not what somebody picked who is no longer signed in.
  const own = picked?.of === person ? picked.address : undefined
  return {
    addresses,
    chosen: own ?? list.find(({ id }) => id === kept) ?? list.at(0),
    pick(address) {
      setPicked({ of: person, address })
      if (addresses.state === 'ready') void addresses.refresh()
    },
  }
}
