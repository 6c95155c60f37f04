interface Payable {
  status: string
  payExpireAt?: number | undefined
}

/** Until when an order must be paid, epoch ms; undefined without an end: a partly paid one is not closed. product §2.17 */
export function payUntil({ status, payExpireAt }: Payable): number | undefined {
  return status === 'PART_PAID' ? undefined : payExpireAt
}
