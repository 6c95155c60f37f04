import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { VideoSource } from '#api/shapes.ts'
import { dataOf, refresh } from '#data/loaded.ts'
import { useVideoSource } from '#data/media/use-video-source.ts'
import { attach } from '#ui/media/media-source.ts'
import { fitScreen } from './fit-screen.ts'
import { changeVisit } from './visit.ts'
import { createWatched } from './watched.ts'

interface Wish {
  /** The video it holds; undefined: none. */
  film: { id: string; videoId: string } | undefined
  /** It is the current video, and nothing prevents playback. */
  plays: boolean
  sound: boolean
  speed: number
  /** Enough is buffered that another video may load as well. */
  onAhead: (id: string) => void
  onViewed: (id: string) => void
  onFinished: (id: string) => void
}

/** One of the two elements that play all videos. */
export interface Slot {
  element: RefObject<HTMLVideoElement | null>
  /** The video the element shows; its poster can be removed. */
  shown: string | undefined
  failed: boolean
  retry: () => void
  /** The URL of the subtitles; '' for none. */
  subtitles: string
  track: RefObject<HTMLTrackElement | null>
  /** The current subtitle. */
  said: string
  events: {
    onTimeUpdate: () => void
    onPlaying: () => void
    onProgress: () => void
    onLoadedMetadata: () => void
  }
}

/** How much of a video is buffered, and how much before the next one starts to load, s. live §4 */
const AHEAD = 6
const ENOUGH = 5
/** How long a video that should play may stall before it fails, ms. */
const STILL = 12_000

/** The state of the video in an element. */
interface State {
  of: string | undefined
  /** The element has the source of this video; before, it may still report errors of the previous one. */
  isAttached: boolean
  isShown: boolean
  failed: boolean
}

/** Loads, plays and clears one of the elements. live §4 */
export function useSlot({ film, plays, sound, speed, onAhead, onViewed, onFinished }: Wish): Slot {
  const element = useRef<HTMLVideoElement>(null)
  const id = film?.id
  const source = useVideoSource(film?.videoId ?? null)
  const found = dataOf(source)
  const url = found?.url
  const initial = { of: id, isAttached: false, isShown: false, failed: false }
  const [kept, set] = useState<State>(initial)
  const state = kept.of === id ? kept : initial
  const [attempt, setAttempt] = useState(0)
  const know = (change: Partial<State>) => set((old) => ({ ...(old.of === id ? old : state), ...change, of: id }))
  const learn = useEffectEvent(know)

  const watched = useRef({ of: '', count: createWatched({ viewed() {}, finished() {} }) })
  useEffect(() => {
    const media = element.current
    if (!media || url === undefined) return
    let left = false
    let detach = () => {}
    const give = () => {
      if (!left) learn({ failed: true })
    }
    attach(media, url, { onFatal: give, ahead: AHEAD }).then((end) => {
      if (left) return end()
      detach = end
      media.addEventListener('error', give)
      learn({ isAttached: true })
    }, give)
    const showing = onFirstFrame(media, () => learn({ isShown: true }))
    return () => {
      left = true
      showing()
      media.pause()
      media.removeEventListener('error', give)
      detach()
      learn({ isAttached: false, isShown: false })
    }
  }, [id, url, attempt])

  const subtitles = subtitlesOf(found)
  // A source that comes after `play()` would pause the element again.
  const isReady = state.isAttached && !state.failed
  useEffect(() => {
    const media = element.current
    if (!media || !isReady) return
    media.muted = !(plays && sound)
    media.defaultPlaybackRate = media.playbackRate = speed
    if (plays) playFilm(media)
    else media.pause()
  }, [id, isReady, plays, sound, speed])

  useStill(element, plays && isReady, () => know({ failed: true }))
  return {
    element,
    shown: state.isShown ? id : undefined,
    failed: source.state === 'failed' || state.failed,
    retry() {
      know({ failed: false })
      setAttempt(attempt + 1)
      refresh(source)
    },
    subtitles,
    ...useSaid(subtitles),
    events: {
      onTimeUpdate() {
        const media = element.current
        if (!media || id === undefined) return
        if (watched.current.of !== id) {
          const count = createWatched({ viewed: () => onViewed(id), finished: () => onFinished(id) })
          watched.current = { of: id, count }
        }
        watched.current.count.at(media.currentTime, media.duration)
        if (!state.isShown && media.currentTime > 0) know({ isShown: true })
      },
      // A video that plays after all has not failed.
      onPlaying: () => state.failed && know({ failed: false }),
      onProgress: () => id !== undefined && isLoadedAhead(element.current) && onAhead(id),
      onLoadedMetadata() {
        const media = element.current
        if (media) fitScreen(media, media.videoWidth, media.videoHeight)
      },
    },
  }
}

/** Plays a video, muted if the browser blocks sound; if blocked altogether it waits for a press. */
function playFilm(media: HTMLVideoElement): void {
  media.play().catch((error: unknown) => {
    // A pause or another video came first: nothing failed. A broken video reports itself.
    if (!(error instanceof DOMException) || error.name !== 'NotAllowedError') return
    if (media.muted) return changeVisit({ isRefused: true })
    changeVisit({ sound: false })
    media.muted = true
    media.play().catch(() => changeVisit({ isRefused: true }))
  })
}

/** Calls back once a frame of the video is on the screen. @returns the cancel function */
function onFirstFrame(media: HTMLVideoElement, shown: () => void): () => void {
  // Older engines report it by the playback time.
  if (!('requestVideoFrameCallback' in media)) return () => {}
  const request = media.requestVideoFrameCallback(shown)
  return () => media.cancelVideoFrameCallback(request)
}

function isLoadedAhead(media: HTMLVideoElement | null): boolean {
  if (!media) return false
  const { buffered, currentTime, duration } = media
  const end = buffered.length > 0 ? buffered.end(buffered.length - 1) : 0
  return end - currentTime >= ENOUGH || end >= duration - 0.5
}

/** Fails a video that should play but stalls. */
function useStill(element: RefObject<HTMLVideoElement | null>, plays: boolean, give: () => void): void {
  const over = useEffectEvent(give)
  useEffect(() => {
    if (!plays) return
    let [before, since] = [-1, performance.now()]
    const timer = setInterval(() => {
      const { currentTime = 0, paused = true } = element.current ?? {}
      if (paused || currentTime !== before) [before, since] = [currentTime, performance.now()]
      else if (performance.now() - since > STILL) over()
    }, 1_000)
    return () => clearInterval(timer)
  }, [element, plays])
}

/** Cross-origin subtitles are loaded only by a video requested without credentials. */
function subtitlesOf(source: VideoSource | undefined): string {
  const url = source?.subtitles?.[0]?.url ?? ''
  return url !== '' && new URL(url, location.href).origin === location.origin ? url : ''
}

/** The current subtitles, rendered where nothing covers them. */
function useSaid(url: string) {
  const track = useRef<HTMLTrackElement>(null)
  const [said, say] = useState({ of: url, text: '' })
  useEffect(() => {
    const texts = track.current?.track
    if (!texts) return
    // Loaded, but not rendered by the browser.
    texts.mode = 'hidden'
    const read = () => {
      const [cue] = texts.activeCues ?? []
      say({ of: url, text: cue && 'text' in cue ? String(cue.text) : '' })
    }
    texts.addEventListener('cuechange', read)
    return () => texts.removeEventListener('cuechange', read)
  }, [url])
  return { track, said: said.of === url ? said.text : '' }
}
