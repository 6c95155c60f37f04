import { useSearchParams } from 'wouter'
import {
  subscriptionCdList,
  subscriptionList,
  subscriptionQtList,
} from '#api/domains/strategy/customer-strategy/subscription.ts'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useNow } from '#data/use-server-clock.ts'
import { useHasPassed } from '#data/use-server-now.ts'
import { MY_STRATEGIES } from '#lib/path/strategy-href.ts'
import { usePage } from '#wechat/page.tsx'
import { lines, type MineGroup, toMineGroups } from './mine.words.ts'

const calls = { cd: subscriptionCdList, qt: subscriptionQtList, all: subscriptionList }

export interface Mine {
  lines: typeof lines
  /** The only product line listed; undefined: all. */
  line: string | undefined
  choose: (line: string | undefined) => void
  groups: Loaded<MineGroup[]>
}

/** The strategies a customer follows or followed: by product line, expired ones last. SG-11 */
export function useMine(): Mine {
  usePage({ title: '我的策略' })
  const [search, setSearch] = useSearchParams()
  const now = useNow()
  const line = lines.find(({ id }) => id === search.get('line'))?.id
  const found = useCall(calls[line ?? 'all'], {}, { offline: { title: '我的策略', route: MY_STRATEGIES } })
  // The page updates by itself when the next one expires.
  const next = Math.min(...(dataOf(found) ?? []).flatMap(({ expireAt }) => (expireAt > now ? expireAt : [])))
  useHasPassed(Number.isFinite(next) ? next : undefined)
  return {
    lines,
    line,
    choose: (next) => setSearch(next === undefined ? {} : { line: next }, { replace: true }),
    groups: mapLoaded(found, (list) => toMineGroups(list, now)),
  }
}
