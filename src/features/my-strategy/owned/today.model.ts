import { todayTradeList } from '#api/domains/strategy/customer-strategy/trading.ts'
import { type Loaded, mapLoaded, refresh } from '#data/loaded.ts'
import { useToday } from '#data/use-server-clock.ts'
import { type OrderRow, toOrderRow } from '#entities/strategy/order-row.words.ts'
import type { Owned } from './owned.model.ts'
import { useOwnedCall } from './owned-call.model.ts'
import { usePlans } from './plans.model.ts'
import { type PlanDay, tradesTitle } from './plans.words.ts'

export interface TodayPage {
  plans: Loaded<PlanDay[]>
  /** The trades of the last trading day, under its date. */
  trades: Loaded<{ title: string; rows: OrderRow[] }>
}

/** The plans and trades of the last trading day. SG-12 */
export function useTodayPage(owned: Owned): TodayPage {
  const today = useToday()
  const trades = useOwnedCall(todayTradeList, owned)
  const plans = usePlans(owned, () => refresh(trades))
  return {
    plans,
    trades: mapLoaded(trades, (list) => ({ title: tradesTitle(list, today), rows: list.map(toOrderRow) })),
  }
}
