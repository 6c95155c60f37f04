import { publicStrategyList } from '#api/domains/public/strategy.ts'
import { strategyInfo } from '#api/domains/strategy/strategy/shown.ts'
import { type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useSignedIn } from '#session/context.tsx'
import { type StrategyHead, toStrategyHead } from './strategy.words.ts'

/**
 * The header of a strategy's page; for a guest from the public list, undefined if it is not there. `isOver`: the
 * evaluation ended since.
 */
export function useStrategyHead(strategyId: string | undefined, isOver = false): Loaded<StrategyHead | undefined> {
  const signedIn = useSignedIn()
  const own = useCall(strategyInfo, strategyId === undefined ? null : { strategyId })
  const all = useCall(publicStrategyList, signedIn ? null : { pageNo: 1, pageSize: 50 })
  if (signedIn) return mapLoaded(own, (found) => toStrategyHead(found, isOver))
  return mapLoaded(all, ({ list }) => {
    const found = list.find((each) => each.strategyId === strategyId)
    return found && toStrategyHead(found)
  })
}
