import { useParams } from 'wouter'
import { caseChannelList, caseChat, caseNotice } from '#api/domains/stock/stock-case/channel.ts'
import { dataOf, type Loaded, mapLoaded, refresh } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { type Locked, toServiceLocked } from '#entities/access/access.ts'
import { type AnalystView, toAnalystView } from '#entities/analyst/analyst.words.ts'
import { caseChannelHref } from '#lib/path/case-href.ts'
import { useTrack } from '#tracking/context.tsx'
import { usePage } from '#wechat/page.tsx'
import { CARD } from './case-tabs.ts'
import { type ChannelRow, toNoticeRow, toTalkRows } from './channel.words.ts'
import { useForgetLocked } from './locked-cases.ts'
import { type Reminder, useReminder } from './reminder.model.ts'

export interface Channel {
  path: string
  /** undefined: there is no such channel. */
  channel: Loaded<ChannelView | undefined>
  /** Undefined where they are locked. */
  signals: { channelId: string; onClosed: () => void } | undefined
  notices: Loaded<ChannelRow[]>
  /** What its analyst wrote, and the name. Loading while the channel is locked. */
  talk: Loaded<ChannelRow[]>
  talkName: string
  reminder: Reminder
  onLocked: () => void
}

interface ChannelView {
  name: string
  analyst: AnalystView
  level: string
  /** Undefined if the customer has access. */
  locked: Locked | undefined
}

/** 案例频道: what a service unlocks is stored nowhere. PL-02 */
export function useChannel(): Channel {
  const { channelId = '' } = useParams<{ channelId?: string }>()
  const path = caseChannelHref(channelId)
  const track = useTrack()
  usePage({ title: '案例频道', card: CARD })
  const all = useCall(caseChannelList, {}, { cache: true, offline: { title: '案例频道' } })
  useForgetLocked(dataOf(all) ?? [])
  const found = dataOf(all)?.find((each) => each.channelId === channelId)
  const open = found?.access.allowed === true ? channelId : undefined
  const input = open === undefined ? null : { channelId: open }
  const info = dataOf(useCall(caseChat, input && { ...input, path: 'info' }))
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
        locked: access.allowed ? undefined : toServiceLocked(access, path),
      }
    }),
    // A service that ends while the page is open closes the channel.
    signals: open === undefined ? undefined : { channelId: open, onClosed: () => refresh(all) },
    notices: mapLoaded(useCall(caseNotice, found ? { channelId } : null), (list) => list.map(toNoticeRow)),
    talk: mapLoaded(useCall(caseChat, input && { ...input, path: 'list' }), toTalkRows),
    talkName: info && 'name' in info ? info.name : '老师交流',
    reminder: useReminder(open),
    onLocked: () => void track('pool', 'locked_click', channelId),
  }
}
