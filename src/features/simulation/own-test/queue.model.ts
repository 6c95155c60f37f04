import { simulationList } from '#api/domains/strategy/simulation-back-test.ts'
import { type Loaded, mapLoaded } from '#data/loaded.ts'
import { useUntilOver } from '#data/watch/use-until-over.ts'
import { OWN_TESTS } from '#lib/path/simulation-href.ts'
import { KEPT } from './limits.ts'
import { isUnfinished, type Row } from './row.words.ts'

/** The polling interval for queued or running ones, ms. SG-14 */
export const LOOK = 3_000

/** All of the customer's back-tests with their progress. SG-14 */
export function useOwnTests(): Loaded<readonly Row[]> {
  const found = useUntilOver(
    simulationList,
    { pageNo: 1, pageSize: KEPT },
    { isOver: ({ list }) => !list.some(isUnfinished), seen: LOOK, offline: { title: '自助回测', route: OWN_TESTS } },
  )
  return mapLoaded(found, ({ list }) => list)
}
