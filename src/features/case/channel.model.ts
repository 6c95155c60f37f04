import { useEffect } from 'react'
import { useParams } from 'wouter'
import {
  caseChannelList,
  caseNotice,
  caseNoticeSub,
  caseNoticeSubSet,
  caseSignal,
} from '#api/domains/stock/stock-case/channel.ts'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { useSend } from '#data/provider.tsx'
import { useCall } from '#data/use-call.ts'
import { loadedOf } from '#data/loaded-watch.ts'
import { useWatch } from '#data/use-watch.ts'
import { useMutateCall } from '#data/write/use-mutate-call.ts'
import { useSubmit } from '#data/write/use-submit.ts'
import { type Locked, toLocked } from '#entities/access/access.ts'
import { type AnalystView, toAnalystView } from '#entities/analyst/analyst.words.ts'
import { caseChannelHref } from '#lib/path/case-href.ts'
import { useMarket } from '#quotes/use-quotes.ts'
import { useToast } from '#ui/overlay/toast.tsx'
import { usePage } from '#wechat/page.tsx'
import { type ChannelRow, toNoticeRow, toSignalRow } from './channel.words.ts'

/** Every ten seconds for as long as a trading day lasts. product PL-02 */
const TRADING: readonly number[] = Array<number>(1_500).fill(10_000)

export interface Channel {
  path: string
  /** undefined: there is no such channel. */
  channel: Loaded<ChannelView | undefined>
  /** Loading where they are locked. */
  signals: Loaded<ChannelRow[]>
  notices: Loaded<ChannelRow[]>
  reminder: Reminder
}

interface ChannelView {
  name: string
  analyst: AnalystView
  level: string
  /** Undefined where the customer may see it. */
  locked: Locked | undefined
}

interface Reminder {
  on: boolean
  error: string
  turn: () => void
}

/** 案例频道: signals are stored nowhere. product PL-02 */
export function useChannel(): Channel {
  const { channelId = '' } = useParams<{ channelId?: string }>()
  const path = caseChannelHref(channelId)
  usePage({ title: '案例频道', card: { title: '案例复盘', desc: '历史案例仅用于投教复盘' } })
  const all = useCall(caseChannelList, {}, { cache: true, offline: { title: '案例频道' } })
  const found = dataOf(all)?.find((each) => each.channelId === channelId)
  const open = found?.access.allowed === true
  return {
    path,
    channel: mapLoaded(all, (list) => {
      const one = list.find((each) => each.channelId === channelId)
      if (!one) return undefined
      const { name, analyst, riskLevel, access } = one
      return {
        name,
        analyst: toAnalystView(analyst),
        level: riskLevel ?? '未定级',
        locked: access.allowed ? undefined : toLocked(access, path),
      }
    }),
    signals: mapLoaded(useSignals(open ? channelId : undefined), (list) => list.map(toSignalRow)),
    notices: mapLoaded(useCall(caseNotice, found ? { channelId } : null), (list) => list.map(toNoticeRow)),
    reminder: useReminder(open ? channelId : undefined),
  }
}

/** Renewed while the market trades, else once and at each return. */
function useSignals(channelId: string | undefined) {
  const trades = dataOf(useMarket())?.state === 'OPEN'
  const watched = useWatch(caseSignal, channelId === undefined ? null : { channelId }, {
    until: () => !trades,
    waits: TRADING,
  })
  const { recheck } = watched
  useEffect(() => {
    if (trades) recheck()
  }, [trades, recheck])
  return loadedOf(watched)
}

function useReminder(channelId: string | undefined): Reminder {
  const send = useSend()
  const mutate = useMutateCall()
  const toast = useToast()
  const input = channelId === undefined ? null : { channelId }
  const on = dataOf(useCall(caseNoticeSub, input))?.on === true
  const { submit, error } = useSubmit({
    fields: !on,
    async run(next) {
      if (input) await send(caseNoticeSubSet, { ...input, on: next })
    },
    done(_, next) {
      if (input) mutate(caseNoticeSub, input, (old) => ({ ...old, on: next }))
      toast(next ? '已开启提醒' : '已关闭提醒')
    },
  })
  return { on, error, turn: submit }
}
