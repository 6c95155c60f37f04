import { type RefObject, useRef, useState } from 'react'
import { useParams } from 'wouter'
import { replayInfo } from '#api/domains/live/live.ts'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { useVideoSource } from '#data/media/use-video-source.ts'
import { useOwnList } from '#data/offline/own-list.ts'
import { authorLine } from '#entities/analyst/analyst.words.ts'
import { useNotedSeconds } from '#entities/note/notes.model.ts'
import { picture } from '#entities/stored-file/stored-file.ts'
import { useAddressedSecond } from '#entities/video/addressed-second.ts'
import { usePlayer } from '#entities/video/use-player.ts'
import { useCall } from '#data/use-call.ts'
import { replayHref } from '#lib/path/live-href.ts'
import { FOR_STUDY } from '#lib/text/card.ts'
import { useTrack } from '#tracking/context.tsx'
import type { PlayerProps } from '#ui/media/player.model.ts'
import { usePage } from '#wechat/page.tsx'
import { places } from './places.ts'
import { type ReplayView, toReplayView } from './replay.words.ts'

export interface ReplayModel {
  roomId: string
  videoId: string
  replay: Loaded<ReplayView>
  /** Loading while it is locked. */
  player: Loaded<PlayerProps>
  /** What plays. */
  element: RefObject<HTMLMediaElement | null>
  /** The current second, as an integer and exact. */
  sec: number
  place: RefObject<number>
  /** Plays from another second. */
  jump: (sec: number) => void
  /** How often that was done: each is a new player. */
  jumps: number
  desk: DeskModel
}

type DeskTab = 'chapters' | 'talk' | 'materials' | 'notes'

/** Which part beside the recording is open. */
interface DeskModel {
  /** undefined: the first. */
  tab: DeskTab | undefined
  open: (tab: DeskTab) => void
  /** Opens the notes, to write one. */
  write: () => void
  /** How often that was done. */
  writes: number
}

/** 直播回放. LV-04 */
export function useReplay(): ReplayModel {
  const { roomId = '', videoId = '' } = useParams<{ roomId?: string; videoId?: string }>()
  const path = replayHref(roomId, videoId)
  const track = useTrack()
  const replay = mapLoaded(
    useCall(replayInfo, { videoId }, { cache: true, offline: { title: ({ title }) => title } }),
    (data) => toReplayView(data, path),
  )
  const view = dataOf(replay)
  usePage({
    title: view?.title ?? '直播回放',
    card: view && { title: view.title, desc: `${authorLine([view.person])} ${view.recorded} · ${FOR_STUDY}` },
  })
  const isOpen = view !== undefined && !view.locked
  const playing = usePlaying(videoId, isOpen)
  const { start, onTime, keep } = playing
  const element = useRef<HTMLMediaElement>(null)
  const source = useVideoSource(isOpen ? videoId : null)
  const marks = useNotedSeconds(videoId)
  const player = usePlayer(source, ({ coverUrl, durationSec }) => ({
    title: view?.title ?? '',
    cover: view?.cover ?? picture(coverUrl),
    caution: view?.caution ?? '',
    element,
    parts: view?.chapters.map(({ sec }) => sec),
    startAt: start.sec,
    autoplay: start.times > 0,
    marks,
    onTime,
    // From a position close to the end nothing would be left.
    onProgress: (at) => keep(at < durationSec - 5 ? Math.floor(at) : 0),
    onFirstPlay: () => void track('live', 'replay_play', videoId),
  }))
  const { sec, place, jump } = playing
  return { roomId, videoId, replay, player, element, sec, place, jump, jumps: start.times, desk: useDesk() }
}

function useDesk(): DeskModel {
  const [tab, open] = useState<DeskTab>()
  const [writes, count] = useState(0)
  const write = () => {
    open('notes')
    count(writes + 1)
  }
  return { tab, open, write, writes }
}

/** The position of the recording, and its start: from a note's address, the last visit, or a press. */
function usePlaying(videoId: string, isOpen: boolean) {
  const noted = useAddressedSecond(isOpen)
  const { items, put } = useOwnList(places)
  const seen = items.find((place) => place.videoId === videoId)?.sec
  const [start, begin] = useState({ sec: noted ?? seen ?? 0, times: 0 })
  const [sec, setSec] = useState(start.sec)
  const place = useRef(start.sec)
  const onTime = (at: number) => {
    place.current = at
    setSec(Math.floor(at))
  }
  const jump = (to: number) => {
    onTime(to)
    begin(({ times }) => ({ sec: to, times: times + 1 }))
  }
  const keep = (at: number) => put({ videoId, sec: at })
  return { start, sec, place, onTime, jump, keep }
}
