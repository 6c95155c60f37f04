import { useEffect, useEffectEvent } from 'react'
import { todayTradePlanList } from '#api/domains/strategy/customer-strategy/trading.ts'
import { dataOf, type Loaded, mapLoaded, refresh } from '#data/loaded.ts'
import { useToday } from '#data/use-server-clock.ts'
import { useHasPassed } from '#data/use-server-now.ts'
import { useWatch } from '#data/watch/use-watch.ts'
import { useOwnedCall } from './owned-call.model.ts'
import type { Owned } from './owned.model.ts'
import { type Plan, type PlanDay, toPlanDays } from './plans.words.ts'

/** How often plans are polled, and from how long before the opening, ms. SG-12 */
const [EVERY, BEFORE] = [10_000, 15 * 60_000]

/**
 * The plans of today, or of the last trading day and the next: polled every ten seconds from a quarter of an hour
 * before their opening until none is pending. `onChange`: a plan has been decided.
 */
export function usePlans(owned: Owned, onChange?: () => void): Loaded<PlanDay[]> {
  const today = useToday()
  const plans = useOwnedCall(todayTradePlanList, owned)
  const opening = openingOf(dataOf(plans) ?? [])
  const isDue = useHasPassed(opening === undefined ? undefined : opening - BEFORE) === true
  const watched = useWatch(todayTradePlanList, isDue && !owned.isOver ? { id: owned.id } : null, {
    seen: EVERY,
    until: (list) => openingOf(list) !== opening,
  })
  const newest = statesOf(dataOf(watched))
  const renew = useEffectEvent(() => {
    if (newest === statesOf(dataOf(plans))) return
    refresh(plans)
    onChange?.()
  })
  useEffect(() => {
    if (newest !== undefined) renew()
  }, [newest])
  return mapLoaded(plans, (list) => toPlanDays(list, today))
}

function statesOf(plans: readonly Plan[] | undefined): string | undefined {
  return plans?.map(({ planId, status }) => `${planId} ${status}`).join()
}

/** The opening that decides pending plans, epoch ms; undefined: none is pending. */
function openingOf(plans: readonly Plan[]): number | undefined {
  const waits = plans.flatMap(({ status, at }) => (status === 'WAIT' && at !== undefined ? [at] : []))
  return waits.length === 0 ? undefined : Math.min(...waits)
}
