import type { Samples } from '#test/service/contract/sweep.ts'

/** A valid input for every call of the domain. */
export const raCustomerSamples: Required<Samples<'ra-customer'>> = {
  raCustomer: {},
  raCustomerCdInfo: {},
  raCustomerCreate: {},
}
