import { useState } from 'react'
import { address as addressCall } from '#api/domains/user-address.ts'
import type { Address } from '#api/shapes/address.ts'
import { type Loaded, useCall } from '#data/use-call.ts'

/** Where something is sent. */
export interface AddressChoice {
  addresses: Loaded<Address[]>
  /** The one that was picked, else the default one; undefined while there is none. */
  chosen: Address | undefined
  pick: (address: Address) => void
}

/** The customer's addresses and the one to use, for a form that sends something. @param wanted false asks nothing */
export function useAddressChoice(wanted = true): AddressChoice {
  const addresses = useCall(addressCall, wanted ? {} : null)
  const [picked, setPicked] = useState<Address>()
  return {
    addresses,
    chosen: picked ?? (addresses.state === 'ready' ? addresses.data[0] : undefined),
    pick(address) {
      setPicked(address)
      if (addresses.state === 'ready') void addresses.refresh()
    },
  }
}
