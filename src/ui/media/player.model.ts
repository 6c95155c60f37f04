import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { onMobileData } from '#ui/connection.ts'
import { useMediaSession } from './use-media-session.ts'
import { endsWithPart, usePartEnd, useSleeping, wakeUp } from './use-sleep.ts'
import { attach } from './media-source.ts'

/** A file of subtitles; `lang` as in HTML. */
export interface Subtitle {
  label: string
  lang: string
  url: string
}

/** Makes it a broadcast. */
interface Live {
  /** Checks whether it is still live. */
  onStill: () => Promise<unknown>
  /** The media element. */
  onElement: (media: HTMLMediaElement | null) => void
  /** It fills the screen, below what is drawn over it, and has no controls of its own. */
  isWhole: boolean
  /** Drawn over the picture, beside its risk line. */
  over: ReactNode
  beside: ReactNode
}

export interface PlayerProps {
  media: 'video' | 'audio'
  title: string
  url: string
  cover: string
  /** Shown under the picture, unless it is a broadcast, and over it for the first 5 s. */
  caution: string
  /** The page's own handle: it draws the warning and the tools itself. */
  element?: RefObject<HTMLMediaElement | null> | undefined
  /** Seconds after which a trial ends; undefined without a limit. */
  trialSec: number | undefined
  /** Start position in seconds. */
  startAt: number
  /** Plays by itself if the browser allows it: the customer came from the previous lesson. */
  autoplay?: boolean | undefined
  /** The initial speed, and the function that saves another. */
  startSpeed?: number | undefined
  onSpeed?: ((speed: number) => void) | undefined
  /** Seconds marked on the bar: the places of notes. */
  marks?: readonly number[] | undefined
  /** Seconds at which a part begins. */
  parts?: readonly number[] | undefined
  /** Subtitle tracks. */
  subtitles?: readonly Subtitle[] | undefined
  /** Video and audio can be switched. */
  soundOnly?: { on: boolean; toggle: () => void } | undefined
  /** Called with the current second, about four times per second. */
  onTime?: ((sec: number) => void) | undefined
  /** The metadata and actions of the lock screen. */
  album?: string | undefined
  previous?: (() => void) | undefined
  next?: (() => void) | undefined
  /** A broadcast: its speed cannot be changed. */
  live?: Live | undefined
  /** Nothing plays without confirmation: the customer allows Wi-Fi only, and this is none. */
  wifiOnly: boolean
  /** Every 10 s of playing, at each pause, and on leaving. */
  onProgress?: ((sec: number) => void) | undefined
  onFirstPlay?: (() => void) | undefined
  /** Called after 5 s of playing. */
  onViewed?: (() => void) | undefined
  /** `goOn` is false where the sleep timer ends playing here. */
  onEnd?: ((goOn: boolean) => void) | undefined
  onTrialOver?: (() => void) | undefined
  /** Requests a fresh address. */
  onRetry: () => void
}

export interface PlayerModel {
  element: RefObject<HTMLMediaElement | null>
  failed: boolean
  /** Higher than wide, once that is known. */
  shape: 'portrait' | undefined
  /** During the first 5 s the risk line covers the picture. */
  opening: boolean
  mobileData: boolean
  /** Paused because of a mobile network; `playOn` plays anyway. */
  held: boolean
  playOn: () => void
  speed: number
  setSpeed: (speed: number) => void
  retry: () => void
  onPlay: () => void
  onPause: () => void
  onTime: () => void
  onEnded: () => void
  onShape: () => void
  onBroken: () => void
}

export const speeds = [0.75, 1, 1.25, 1.5, 2] as const
const SAVE_EVERY = 10
const OPENING = 5_000

/** The behaviour of the player, without its drawing. CO-08 */
export function usePlayer(p: PlayerProps): PlayerModel {
  const own = useRef<HTMLMediaElement>(null)
  const element = p.element ?? own
  const { failed, fail, clear, seePlaying } = useFailure(element)
  const [shape, setShape] = useState<'portrait'>()
  const [attempt, setAttempt] = useState(0)
  const [mobileData, setMobileData] = useState(false)
  const hold = useHold(element, p.wifiOnly)
  const [speed, setSpeed] = useState(p.startSpeed ?? 1)
  const passed = usePartEnd(p.parts, p.startAt)
  const saved = useRef(p.startAt)
  const { opening, begin } = useOpening(p)
  // Registered before the source, whose cleanup empties the element.
  useLeaving(element, p.onProgress)
  useSource(element, p, attempt, fail)
  useMediaSession(element, p)
  useSleeping(element, p.live !== undefined)
  const save = (sec: number) => {
    saved.current = sec
    p.onProgress?.(sec)
  }
  return {
    element,
    failed,
    shape,
    opening,
    mobileData,
    ...hold,
    speed,
    setSpeed(next) {
      setSpeed(next)
      p.onSpeed?.(next)
      if (element.current) setRate(element.current, next)
    },
    retry() {
      clear()
      setAttempt(attempt + 1)
      p.onRetry()
    },
    onPlay() {
      if (hold.holds()) return
      begin()
      wakeUp()
      setMobileData(onMobileData(navigator))
    },
    onPause: () => element.current && save(element.current.currentTime),
    onTime() {
      const media = element.current
      if (!media) return
      seePlaying()
      p.onTime?.(media.currentTime)
      passed(media.currentTime)
      if (p.trialSec !== undefined && media.currentTime >= p.trialSec) return endTrial(media, p.trialSec, p.onTrialOver)
      if (Math.abs(media.currentTime - saved.current) >= SAVE_EVERY) save(media.currentTime)
    },
    onEnded() {
      save(0)
      p.onEnd?.(!endsWithPart())
    },
    onShape() {
      const film = element.current
      if (film instanceof HTMLVideoElement) setShape(film.videoHeight > film.videoWidth ? 'portrait' : undefined)
    },
    onBroken: fail,
  }
}

/** Whether it is stopped; resumed playback shows by its time. */
function useFailure(element: RefObject<HTMLMediaElement | null>) {
  const [failedAt, setFailedAt] = useState<number>()
  return {
    failed: failedAt !== undefined,
    fail: () => setFailedAt(element.current?.currentTime ?? 0),
    clear: () => setFailedAt(undefined),
    seePlaying() {
      const { currentTime = 0, paused = true, seeking = true } = element.current ?? {}
      if (failedAt !== undefined && !paused && !seeking && currentTime !== failedAt) setFailedAt(undefined)
    },
  }
}

/** 仅Wi-Fi播放: playback over a mobile network is paused until the customer confirms. AC-11 */
function useHold(element: RefObject<HTMLMediaElement | null>, wifiOnly: boolean) {
  const [held, setHeld] = useState(false)
  const allowed = useRef(false)
  return {
    held,
    holds(): boolean {
      if (allowed.current || !wifiOnly) return false
      element.current?.pause()
      setHeld(true)
      return true
    },
    playOn() {
      allowed.current = true
      setHeld(false)
      // The browser needs a tap to play: the customer presses play again.
      element.current?.play().catch(() => undefined)
    },
  }
}

function endTrial(media: HTMLMediaElement, trialSec: number, onEnd: (() => void) | undefined): void {
  const playing = !media.paused
  media.pause()
  if (media.currentTime > trialSec) media.currentTime = trialSec
  if (!playing) return
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined)
  onEnd?.()
}

/** The first play, and the moment 5 s after it. */
function useOpening({ onFirstPlay, onViewed }: PlayerProps): { opening: boolean; begin: () => void } {
  const [started, setBegun] = useState(false)
  const [opening, setOpening] = useState(true)
  const viewed = useEffectEvent(() => onViewed?.())
  useEffect(() => {
    if (!started) return
    const timer = setTimeout(() => {
      setOpening(false)
      viewed()
    }, OPENING)
    return () => clearTimeout(timer)
  }, [started])
  const begin = () => {
    if (started) return
    setBegun(true)
    onFirstPlay?.()
  }
  return { opening, begin }
}

/** The default rate as well: a new address starts with it. */
function setRate(media: HTMLMediaElement, rate: number): void {
  media.defaultPlaybackRate = media.playbackRate = rate
}

/** Keeps the element on the newest address; playback continues where the old one stopped. */
function useSource(
  element: RefObject<HTMLMediaElement | null>,
  { url, startAt, live, autoplay = false, startSpeed = 1 }: PlayerProps,
  attempt: number,
  onFatal: () => void,
): void {
  const place = useRef({ sec: startAt, playing: autoplay })
  const first = useRef(startSpeed)
  const broke = useEffectEvent(onFatal)
  const still = useEffectEvent(async () => live?.onStill())
  const hand = useEffectEvent((media: HTMLMediaElement | null) => live?.onElement(media))
  const isLive = live !== undefined
  useEffect(() => {
    const media = element.current
    if (!media) return
    // A default rate other than 1 is left alone: it was chosen since.
    if (first.current !== 1) setRate(media, first.current)
    first.current = 1
    let left = false
    let detach = () => {}
    const resume = () => {
      if (place.current.sec > 0) media.currentTime = place.current.sec
      // The browser needs a tap to play: the customer presses play again.
      if (place.current.playing) media.play().catch(() => undefined)
    }
    media.addEventListener('loadedmetadata', resume, { once: true })
    hand(media)
    attach(media, url, { onFatal: () => broke(), ...(isLive && { onStill: () => still() }) }).then(
      (undo) => (left ? undo() : (detach = undo)),
      () => left || broke(),
    )
    return () => {
      left = true
      place.current = { sec: media.currentTime || place.current.sec, playing: !media.paused && !media.ended }
      media.removeEventListener('loadedmetadata', resume)
      detach()
    }
  }, [element, url, isLive, attempt])
}

/** Reports the last position, however the page is left. */
function useLeaving(element: RefObject<HTMLMediaElement | null>, onProgress: PlayerProps['onProgress']): void {
  const report = useEffectEvent((media: HTMLMediaElement | null) => {
    if (media && media.currentTime > 0 && !media.ended) onProgress?.(media.currentTime)
  })
  useEffect(() => {
    const media = element.current
    const leave = () => report(media)
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [element])
}
