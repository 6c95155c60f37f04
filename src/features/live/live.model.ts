import { useSearchParams } from 'wouter'
import { noticeSubMe } from '#api/domains/benefits/notice-sub.ts'
import { replayList } from '#api/domains/live/live.ts'
import { roomCardList } from '#api/domains/public/live.ts'
import { firstRead } from '#data/page/first-read.ts'
import { mapPages, type Pages, usePages } from '#data/list/use-pages.ts'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { mapBoth } from '#data/map-both.ts'
import { useToday } from '#data/use-server-clock.ts'
import { useCall } from '#data/use-call.ts'
import { useView } from '#data/use-view.ts'
import { LIVE } from '#lib/path/live-href.ts'
import { useSignedIn } from '#session/context.tsx'
import { usePage } from '#wechat/page.tsx'
import { useMounted } from '#ui/mounted.ts'
import { liveCard, liveWords } from './live.card.ts'
import { type LiveView, liveShape, toLiveView } from './live.words.ts'
import { type RoomRow, type Rooms, toMine, toRooms } from './rooms.words.ts'
import { type ReplayRow, toReplayRow } from './replay/replay.words.ts'
import { useRoomRenewal } from '#entities/live/room-renewal.model.ts'

type LiveTab = (typeof TABS)[number]

export interface LiveModel {
  tab: LiveTab
  turnTo: (tab: LiveTab) => void
  /** What the page begins with, in its HTML. */
  first: Loaded<LiveView>
  /** The same answer in full, which depends on the time; undefined in the first render. */
  rooms: Rooms | undefined
  /** The customer's reservations; undefined for a guest. */
  mine: Loaded<RoomRow[]> | undefined
  /** The newest recordings; undefined while they load. */
  latest: readonly ReplayRow[] | undefined
  /** Requested only while it is shown. */
  replays: Pages<ReplayRow>
}

const TABS = ['rooms', 'replay', 'mine'] as const
/** How many recordings are listed below the upcoming rooms. */
const LATEST = 3

/** The rooms, which the page shows first. */
export const first = firstRead(
  roomCardList,
  () => ({}),
  (rooms) => liveWords(rooms).lead,
)

/** 直播: live and upcoming rooms, and recordings. The tab is kept in the address. LV-01 */
export function useLive(): LiveModel {
  usePage({ title: '直播', card: liveCard })
  // The address is applied after the prerendered state.
  const mounted = useMounted()
  const [search, setSearch] = useSearchParams()
  const today = useToday()
  const tab = TABS.find((each) => mounted && each === search.get('tab')) ?? 'rooms'
  const isMember = useSignedIn()
  const subs = useCall(noticeSubMe, {})
  const rooms = useCall(roomCardList, {}, { cache: true, offline: { title: '直播', route: LIVE } })
  useRoomRenewal(rooms)
  const replays = usePages(replayList, tab === 'replay' ? {} : null, {
    cache: true,
    offline: { title: '直播回放', route: `${LIVE}?tab=replay` },
  })
  const latest = useCall(replayList, { pageNo: 1, pageSize: LATEST }, { cache: true })
  const reminded = mapLoaded(subs, (list) => new Set(list.filter(isRoom).map(({ targetId }) => targetId)))
  return {
    tab,
    mine: isMember ? mapBoth(rooms, reminded, (list, ids) => toMine(list, ids, today)) : undefined,
    latest: latest.state === 'loading' ? undefined : (dataOf(latest)?.list ?? []).map(toReplayRow),
    turnTo: (next) => setSearch(next === 'rooms' ? {} : { tab: next }, { replace: true }),
    first: useView(rooms, toLiveView, liveShape),
    rooms: mounted ? dataOf(mapLoaded(rooms, (list) => toRooms(list, today))) : undefined,
    replays: mapPages(replays, toReplayRow),
  }
}

const isRoom = ({ kind, on, targetId }: { kind: string; on: boolean; targetId: string }) =>
  kind === 'LIVE' && on && targetId !== ''
