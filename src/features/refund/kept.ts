/** A refund as the device may keep it: what the customer wrote may be about anybody. product 0.8 C */
export function withoutReason<T extends { reason: string }>(refund: T): T {
  return { ...refund, reason: '' }
}
