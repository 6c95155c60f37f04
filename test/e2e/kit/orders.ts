import type { Server } from './server.ts'

/** An order of a customer. */
export interface Placed {
  orderNumber: string
  /** Calls the service as this customer; returns the data. @throws on a rejection */
  ask: (path: string, body?: unknown) => Promise<Record<string, unknown>>
}

/** Calls the service as a customer. */
export async function askAs(server: Server, mobile: string): Promise<Placed['ask']> {
  const { accessToken } = await server.tokens(mobile)
  return async (path, body) => {
    const answer = await fetch(`${server.plain}/api${path}`, {
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    })
    const { code, message, data } = (await answer.json()) as { code: number; message: string; data: unknown }
    if (code !== 0) throw new Error(`${path}: ${message}`)
    return Object(data) as Record<string, unknown>
  }
}

/** Places orders through the service, like the screens. */
async function place(server: Server, mobile: string, wish: object): Promise<Placed> {
  const ask = await askAs(server, mobile)
  const { orderNumber } = await ask('/orders', { clientNo: `test-${mobile}-${JSON.stringify(wish).length}`, ...wish })
  return { orderNumber: String(orderNumber), ask }
}

/** C3, and verified. */
export const ADVISED = '13800000004'

/** A course of R1: nothing but the payment, ¥9.90. */
export function placeCourse(server: Server, mobile: string): Promise<Placed> {
  return place(server, mobile, { skuId: 'K701', payableFen: 990 })
}
