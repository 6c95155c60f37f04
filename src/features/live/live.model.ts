import { useSearchParams } from 'wouter'
import { replayList } from '#api/domains/live/live.ts'
import { roomCardList } from '#api/domains/public/live.ts'
import { brand } from '#config/brand.ts'
import { mapPages, type Pages, usePages } from '#data/list/use-pages.ts'
import { type Loaded, mapLoaded } from '#data/loaded.ts'
import { useToday } from '#data/use-server-now.ts'
import { useCall } from '#data/use-call.ts'
import { LIVE } from '#lib/path/live-href.ts'
import { usePage } from '#wechat/page.tsx'
import { type LiveView, toLiveView } from './live.words.ts'
import { type ReplayRow, toReplayRow } from './replay/replay.words.ts'

type LiveTab = 'rooms' | 'replay'

export interface LiveModel {
  tab: LiveTab
  turnTo: (tab: LiveTab) => void
  rooms: Loaded<LiveView>
  /** Requested only while it is shown. */
  replays: Pages<ReplayRow>
}

/** 直播: what is on, what comes, and the recordings. The tab stands in the address. LV-01 */
export function useLive(): LiveModel {
  usePage({ title: '直播', card: { title: `${brand.name}直播`, desc: brand.riskLine } })
  const [search, setSearch] = useSearchParams()
  const today = useToday()
  const tab: LiveTab = search.get('tab') === 'replay' ? 'replay' : 'rooms'
  const rooms = useCall(roomCardList, {}, { cache: true, offline: { title: '直播', route: LIVE } })
  const replays = usePages(replayList, tab === 'replay' ? {} : null, {
    cache: true,
    offline: { title: '直播回放', route: `${LIVE}?tab=replay` },
  })
  return {
    tab,
    turnTo: (next) => setSearch(next === 'rooms' ? {} : { tab: next }, { replace: true }),
    rooms: mapLoaded(rooms, (list) => toLiveView(list, today)),
    replays: mapPages(replays, toReplayRow),
  }
}
