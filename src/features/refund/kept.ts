/** The part of a refund that the device may store: the customer's text may be about anybody. product §0.8 C */
export function withoutReason<T extends { reason: string }>(refund: T): T {
  return { ...refund, reason: '' }
}
