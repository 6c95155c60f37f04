/** Why a source cannot be played: its address is not http, or this browser cannot play a segment list. */
class PlaybackError extends Error {
  override readonly name = 'PlaybackError'
}

/** After this many broken segments the address counts as broken. */
const MOST_RECOVERIES = 3
const PLAYLIST = 'application/vnd.apple.mpegurl'

/** A recording fills half a minute ahead; a broadcast stays three segments behind its edge and forgets what was seen. */
const RECORDED = { maxBufferLength: 30 }
const BROADCAST = {
  liveSyncDurationCount: 3,
  maxLiveSyncPlaybackRate: 1.1,
  liveDurationInfinity: true,
  lowLatencyMode: false,
  backBufferLength: 10,
  maxBufferLength: 20,
}

/**
 * Sets the source of a media element: natively where the browser does that well, else through hls.js, which is loaded
 * only then. Resolves with a function that removes it.
 * @throws PlaybackError
 */
export async function attach(
  element: HTMLMediaElement,
  url: string,
  { live, onFatal }: { live: boolean; onFatal: () => void },
): Promise<() => void> {
  const address = new URL(url, document.baseURI)
  if (!/^https?:$/.test(address.protocol)) throw new PlaybackError('not a web address')
  const native = !address.pathname.endsWith('.m3u8') || playsListsWell(element)
  return native ? attachNative(element, address.href) : attachHls(element, address.href, live, onFatal)
}

/**
 * Chromium says 'maybe' to a list of segments and then knows no live edge, stalls while it plays and is dead after an
 * interruption: only where there is no MediaSource, or WebKit's managed one, is its own player the better one. live §0
 */
function playsListsWell(element: HTMLMediaElement): boolean {
  const isWebKit = 'ManagedMediaSource' in globalThis || !('MediaSource' in globalThis)
  return isWebKit && element.canPlayType(PLAYLIST) !== ''
}

function attachNative(element: HTMLMediaElement, url: string): () => void {
  element.src = url
  return () => {
    element.removeAttribute('src')
    element.load()
  }
}

async function attachHls(element: HTMLMediaElement, url: string, live: boolean, onFatal: () => void) {
  const { default: Hls } = await import('hls.js/light')
  if (!Hls.isSupported()) throw new PlaybackError('no media source')
  // Its worker is made of a text, which the policy forbids.
  const hls = new Hls({ enableWorker: false, ...(live ? BROADCAST : RECORDED) })
  let recovered = 0
  hls.on(Hls.Events.ERROR, (_event, data) => {
    if (!data.fatal) return
    // A broken segment can be skipped, but not several in a row; any other error needs a new address.
    recovered += data.type === Hls.ErrorTypes.MEDIA_ERROR ? 1 : MOST_RECOVERIES
    if (recovered < MOST_RECOVERIES) hls.recoverMediaError()
    else onFatal()
  })
  hls.loadSource(url)
  hls.attachMedia(element)
  const events = new AbortController()
  if (live) {
    // A broadcast that is paused asks for nothing, and goes on at its edge.
    element.addEventListener('pause', () => hls.stopLoad(), events)
    element.addEventListener('play', () => goOn(), events)
  }
  const goOn = () => {
    hls.startLoad(-1)
    hls.once(Hls.Events.LEVEL_UPDATED, () => {
      const { liveSyncPosition } = hls
      if (liveSyncPosition !== null && hls.latency > (hls.targetLatency ?? 0) + 10)
        element.currentTime = liveSyncPosition
    })
  }
  return () => {
    events.abort()
    hls.destroy()
  }
}
