type OrderPage = 'sign' | 'face' | 'pay' | 'result' | 'contract' | 'transfer' | 'feedback' | 'refund'

/** The page of an order, or one of its subpages. */
export function orderHref(orderNumber: string, page?: OrderPage): string {
  const order = `/order/${encodeURIComponent(orderNumber)}`
  return page === undefined ? order : `${order}/${page}`
}

/** The page of a refund. */
export function refundHref(refundNumber: string): string {
  return `/refund/${encodeURIComponent(refundNumber)}`
}

/** All refunds of the customer. */
export const REFUNDS = '/me/refund'

/** The pages that start an order, and those that are read on the way. */
export function checkoutHref(skuId: string, page?: 'disclosure' | `agreement/${string}`): string {
  const checkout = `/checkout/${encodeURIComponent(skuId)}`
  return page === undefined ? checkout : `${checkout}/${page}`
}
