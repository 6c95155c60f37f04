import type { TestService } from '#test/service/testing.ts'

/** What a customer of C3 sends to buy a strategy service. */
export const wish = {
  skuId: 'K301',
  payableFen: 298000,
  clientNo: 'press-1',
  riskAck: { docVersion: 'v1', readSec: 20, at: 0 },
}

/** Makes an order of it. */
export async function buy(service: TestService, token: string): Promise<{ orderNumber: string; nextStep: string }> {
  return (await service.post('/orders', wish, token)).body.data
}

/** The path of one of our own URLs. */
export function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

/** Presses a button on a vendor's page. */
export function decide(service: TestService, path: string, what: string) {
  return service.request(path, { method: 'POST', body: new URLSearchParams({ do: what, reason: '' }) })
}
