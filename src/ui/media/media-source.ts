import { keepAtEdge } from './live-edge.ts'

/** Why a source cannot be played: its address is not http, or this browser cannot play a segment list. */
class PlaybackError extends Error {
  override readonly name = 'PlaybackError'
}

/** After this many broken segments the address counts as broken. */
const MOST_RECOVERIES = 3
const PLAYLIST = 'application/vnd.apple.mpegurl'

/** How much of a recording is loaded ahead, s. */
const AHEAD = 30
/** A broadcast stays three segments behind its edge and drops what was played. */
const BROADCAST = {
  liveSyncDurationCount: 3,
  maxLiveSyncPlaybackRate: 1.1,
  liveDurationInfinity: true,
  lowLatencyMode: false,
  backBufferLength: 10,
  maxBufferLength: 20,
  autoStartLoad: false,
}

interface AttachOptions {
  onFatal: () => void
  /** Of a broadcast: checks whether it is still live. Without it the address is a recording. */
  onStill?: (() => Promise<unknown>) | undefined
  /** How much of a recording is loaded ahead, s; half a minute unless said. */
  ahead?: number | undefined
}

/**
 * Sets the source of a media element: natively where the browser does that well, else through hls.js, which is loaded
 * only then. Resolves with a function that removes it.
 * @throws PlaybackError
 */
export async function attach(
  element: HTMLMediaElement,
  url: string,
  { onFatal, onStill, ahead }: AttachOptions,
): Promise<() => void> {
  const address = new URL(url, document.baseURI)
  if (!/^https?:$/.test(address.protocol)) throw new PlaybackError('not a web address')
  const native = !address.pathname.endsWith('.m3u8') || playsListsWell(element)
  const how = { onFatal, onStill, ahead }
  return native ? attachNative(element, address.href, how) : attachHls(element, address.href, how)
}

/**
 * How many segments a broadcast stays behind its edge: two are enough for long ones. live §3
 * @param seconds the length of each
 */
function segmentsBehind(seconds: number): number {
  return seconds >= 4 ? 2 : 3
}

/**
 * Chromium answers 'maybe' for HLS, but then has no live edge, stalls during playback and does not recover from an
 * interruption: its native player is used only without MediaSource, or with WebKit's managed one. live §0
 */
function playsListsWell(element: HTMLMediaElement): boolean {
  const isWebKit = 'ManagedMediaSource' in globalThis || !('MediaSource' in globalThis)
  return isWebKit && element.canPlayType(PLAYLIST) !== ''
}

function attachNative(element: HTMLMediaElement, url: string, { onFatal, onStill }: AttachOptions): () => void {
  element.src = url
  const edge = onStill && keepAtEdge(element, { ...nativeBroadcast(element, url), onFatal, onStill })
  return () => {
    edge?.end()
    element.removeAttribute('src')
    element.load()
  }
}

/** Further behind its edge than this the native player restarts, s. */
const BEHIND = 20

function nativeBroadcast(element: HTMLMediaElement, url: string) {
  return {
    // It stops requesting by itself.
    stop: () => undefined,
    goOn(jump: boolean) {
      const { seekable, currentTime } = element
      const edge = seekable.length > 0 ? seekable.end(seekable.length - 1) : currentTime
      // An element with an error stays as it is until it has another address.
      if (!jump && !element.error && edge - currentTime <= BEHIND) return
      element.src = url
      element.play().catch(() => undefined)
    },
  }
}

/** Further behind than this, s, a broadcast that goes on jumps to its edge. */
const LATE = 10

async function attachHls(element: HTMLMediaElement, url: string, { onFatal, onStill, ahead = AHEAD }: AttachOptions) {
  const { default: Hls } = await import('hls.js/light')
  if (!Hls.isSupported()) throw new PlaybackError('no media source')
  // Its worker is created from a blob, which the policy forbids.
  const hls = new Hls({ enableWorker: false, ...(onStill ? BROADCAST : { maxBufferLength: ahead }) })
  hls.on(Hls.Events.LEVEL_LOADED, (_event, { details }) => {
    hls.config.liveSyncDurationCount = segmentsBehind(details.targetduration)
  })
  const goOn = (jump: boolean) => {
    if (hls.levels.length === 0) return hls.loadSource(url)
    hls.startLoad(-1)
    hls.once(Hls.Events.LEVEL_UPDATED, () => {
      const { liveSyncPosition } = hls
      const isLate = jump || hls.latency > (hls.targetLatency ?? 0) + LATE
      if (liveSyncPosition !== null && isLate) element.currentTime = liveSyncPosition
    })
  }
  const edge = onStill && keepAtEdge(element, { stop: () => hls.stopLoad(), goOn, onFatal, onStill })
  let recovered = 0
  hls.on(Hls.Events.ERROR, (_event, data) => {
    if (!data.fatal) return
    const isMedia = data.type === Hls.ErrorTypes.MEDIA_ERROR
    if (edge && !isMedia) return edge.fail()
    // A broken segment can be skipped, but not several in a row; any other error needs a new address.
    recovered += isMedia ? 1 : MOST_RECOVERIES
    if (recovered >= MOST_RECOVERIES) return onFatal()
    const isPlaying = !element.paused
    hls.recoverMediaError()
    // It attaches the element anew, which pauses it.
    if (isPlaying) element.play().catch(() => undefined)
  })
  hls.on(Hls.Events.MANIFEST_PARSED, () => {
    if (edge && !element.paused) hls.startLoad(-1)
  })
  // A broadcast that does not play requests nothing, e.g. if the browser refuses to start it; its first play loads it.
  if (!edge || !element.paused) hls.loadSource(url)
  hls.attachMedia(element)
  return () => {
    edge?.end()
    hls.destroy()
  }
}
