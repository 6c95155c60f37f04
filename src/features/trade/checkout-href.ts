/** Where a service is ordered, and the pages that are read on the way. */
export function checkoutHref(skuId: string, page?: 'disclosure' | `agreement/${string}`): string {
  const checkout = `/checkout/${encodeURIComponent(skuId)}`
  return page === undefined ? checkout : `${checkout}/${page}`
}
