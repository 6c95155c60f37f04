import type { OutputOf } from '#api/call.ts'
import { runningStockList } from '#api/domains/strategy/customer-strategy/running.ts'
import {
  customerStrategyUploadStatus,
  subscriptionVersionList,
} from '#api/domains/strategy/customer-strategy/subscription.ts'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { day, stamp } from '#lib/time/dates.ts'
import { OWN_DECISION } from '#features/my-strategy/own-decision.ts'
import type { Owned } from './owned.model.ts'
import { useOwnedCall } from './owned-call.model.ts'
import { type HoldingRow, toHoldingRow } from './holdings.words.ts'

interface Version {
  key: string
  title: string
  notes: string
}

export interface OverviewPage {
  holdings: Loaded<HoldingRow[]>
  /** Whether the terminal has uploaded the last trading day's record; '' if the line has no terminal. */
  upload: string
  versions: readonly Version[]
  /** The service's note, without the notice of every page. */
  notices: readonly string[]
}

/** The positions of a followed strategy, and their changes. SG-12 */
export function useOverview(owned: Owned): OverviewPage {
  const { id, detail } = owned
  const offline = { title: detail?.strategyName ?? '', part: true }
  const upload = dataOf(useCall(customerStrategyUploadStatus, { id }))
  const versions = dataOf(useCall(subscriptionVersionList, { id }, { cache: true, offline })) ?? []
  return {
    holdings: mapLoaded(useOwnedCall(runningStockList, owned), (list) => list.map(toHoldingRow)),
    upload: upload ? uploadWords(upload) : '',
    versions: versions.map(({ version, at, notes }) => ({ key: version, title: `${version} · ${day(at)}`, notes })),
    notices: (detail?.notices ?? []).filter((notice) => notice !== OWN_DECISION),
  }
}

function uploadWords({ uploaded, lastAt }: OutputOf<typeof customerStrategyUploadStatus>): string {
  if (lastAt === undefined) return uploaded ? '已交' : ''
  return uploaded ? `${stamp(lastAt)} 已交` : `未交，上次 ${stamp(lastAt)}`
}
