import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { VideoSource } from '#api/shapes.ts'
import { dataOf, refresh } from '#data/loaded.ts'
import { useVideoSource } from '#data/media/use-video-source.ts'
import { attach } from '#ui/media/media-source.ts'
import { changeVisit } from './visit.ts'
import { createWatched } from './watched.ts'

interface Wish {
  /** The film it holds; undefined: none. */
  film: { id: string; videoId: string } | undefined
  /** It is the film that is looked at, and nothing keeps it from playing. */
  plays: boolean
  sound: boolean
  speed: number
  /** Enough is loaded that another film may load as well. */
  onAhead: (id: string) => void
  onViewed: (id: string) => void
  onFinished: (id: string) => void
}

/** One of the two elements that show all films. */
export interface Slot {
  element: RefObject<HTMLVideoElement | null>
  /** The film whose picture the element shows; its poster can go. */
  shown: string | undefined
  failed: boolean
  retry: () => void
  /** The address of what is said; '' for none. */
  subtitles: string
  track: RefObject<HTMLTrackElement | null>
  /** What is said now. */
  said: string
  events: {
    onTimeUpdate: () => void
    onPlaying: () => void
    onProgress: () => void
    onError: () => void
    onLoadedMetadata: () => void
  }
}

/** So much of a film is loaded ahead, and so much before the next one is loaded at all, s. live §4 */
const AHEAD = 6
const ENOUGH = 5
/** A film that should play and has not moved for so long is given up, ms. */
const STILL = 12_000

/** What became of the film that an element holds. */
interface State {
  of: string | undefined
  isShown: boolean
  failed: boolean
}

/** Loads, plays and empties one of the elements. live §4 */
export function useSlot({ film, plays, sound, speed, onAhead, onViewed, onFinished }: Wish): Slot {
  const element = useRef<HTMLVideoElement>(null)
  const id = film?.id
  const source = useVideoSource(film?.videoId ?? null)
  const found = dataOf(source)
  const url = found?.url
  const [kept, set] = useState<State>({ of: id, isShown: false, failed: false })
  const state = kept.of === id ? kept : { of: id, isShown: false, failed: false }
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
      detach = end
      if (left) end()
    }, give)
    const showing = onFirstFrame(media, () => learn({ isShown: true }))
    return () => {
      left = true
      showing()
      media.pause()
      detach()
      learn({ isShown: false })
    }
  }, [id, url, attempt])

  const subtitles = subtitlesOf(found)
  const isReady = url !== undefined && !state.failed
  useEffect(() => {
    const media = element.current
    if (!media || !isReady) return
    media.muted = !(plays && sound)
    media.defaultPlaybackRate = media.playbackRate = speed
    if (plays) playFilm(media)
    else media.pause()
  }, [id, isReady, plays, sound, speed, attempt])

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
      // What plays after all did not fail.
      onPlaying: () => state.failed && know({ failed: false }),
      onProgress: () => id !== undefined && isLoadedAhead(element.current) && onAhead(id),
      onError: () => know({ failed: true }),
      // Upright it fills the screen, its sides cut off; lying it is whole.
      onLoadedMetadata() {
        const media = element.current
        if (media) media.style.objectFit = media.videoHeight > media.videoWidth ? 'cover' : 'contain'
      },
    },
  }
}

/** Plays a film, without sound where the browser refuses it with sound; refused altogether it waits for a press. */
function playFilm(media: HTMLVideoElement): void {
  media.play().catch((error: unknown) => {
    // A pause or another film came first: nothing failed. A broken film reports itself.
    if (!(error instanceof DOMException) || error.name !== 'NotAllowedError') return
    if (media.muted) return changeVisit({ isRefused: true })
    changeVisit({ sound: false })
    media.muted = true
    media.play().catch(() => changeVisit({ isRefused: true }))
  })
}

/** Calls back once a picture of the film is on the screen. @returns what ends it */
function onFirstFrame(media: HTMLVideoElement, shown: () => void): () => void {
  // Older engines say by the time that plays.
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

/** Gives a film up that should play and stands still. */
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

/** Subtitles of another origin are loaded only by a video requested without credentials. */
function subtitlesOf(source: VideoSource | undefined): string {
  const url = source?.subtitles?.[0]?.url ?? ''
  return url !== '' && new URL(url, location.href).origin === location.origin ? url : ''
}

/** What is said, for drawing it where nothing covers it. */
function useSaid(url: string) {
  const track = useRef<HTMLTrackElement>(null)
  const [said, say] = useState({ of: url, text: '' })
  useEffect(() => {
    const texts = track.current?.track
    if (!texts) return
    // Loaded, but not drawn by the browser.
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
