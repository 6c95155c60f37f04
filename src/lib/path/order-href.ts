type OrderPage = 'sign' | 'face' | 'pay' | 'result' | 'contract' | 'transfer' | 'feedback' | 'refund'

/** The page of an order, or one of its subpages. */
export function orderHref(orderNumber: string, page?: OrderPage): string {
  const order = `/order/${encodeURIComponent(orderNumber)}`
  return page === undefined ? order : `${order}/${page}`
}

/** The payment page of a part, by the unguessable serial number of its link if it has one. OR-10 */
export function partHref({
  subOrderNumber,
  serialNumber,
}: {
  subOrderNumber: string
  serialNumber?: string | undefined
}): string {
  return `/sub-order/${encodeURIComponent(serialNumber ?? subOrderNumber)}`
}

/** Whether the last segment of a payment link is a serial number: 32 hexadecimal digits. */
export const isSerialNumber = (text: string): boolean => /^[\da-f]{32}$/i.test(text)

/** The page of a refund. */
export function refundHref(refundNumber: string): string {
  return `/refund/${encodeURIComponent(refundNumber)}`
}

/** All refunds of the customer. */
export const REFUNDS = '/me/refund'

/** The pages that start an order, and those read on the way. */
export function checkoutHref(skuId: string, page?: 'disclosure' | `agreement/${string}`): string {
  const checkout = `/checkout/${encodeURIComponent(skuId)}`
  return page === undefined ? checkout : `${checkout}/${page}`
}
