/** Why nothing plays: the address is none of http, or this browser knows no way to play a list of segments. */
class PlaybackError extends Error {
  override readonly name = 'PlaybackError'
}

/** At this many broken segments the address counts as broken. */
const MOST_RECOVERIES = 3
const PLAYLIST = 'application/vnd.apple.mpegurl'

/**
 * Puts an address into a media element: natively where the browser can, else through hls.js, which is loaded only
 * then. Resolves with how to take it out again. @throws PlaybackError
 */
export async function attach(element: HTMLMediaElement, url: string, onFatal: () => void): Promise<() => void> {
  const address = new URL(url, document.baseURI)
  if (!/^https?:$/.test(address.protocol)) throw new PlaybackError('not a web address')
  const native = !address.pathname.endsWith('.m3u8') || element.canPlayType(PLAYLIST) !== ''
  return native ? attachNative(element, address.href) : attachHls(element, address.href, onFatal)
}

function attachNative(element: HTMLMediaElement, url: string): () => void {
  element.src = url
  return () => {
    element.removeAttribute('src')
    element.load()
  }
}

async function attachHls(element: HTMLMediaElement, url: string, onFatal: () => void): Promise<() => void> {
  const { default: Hls } = await import('hls.js/light')
  if (!Hls.isSupported()) throw new PlaybackError('no media source')
  const hls = new Hls({ maxBufferLength: 30 })
  let recovered = 0
  hls.on(Hls.Events.ERROR, (_event, data) => {
    if (!data.fatal) return
    // A broken segment can be skipped, but not one after the other; anything else needs a new address.
    recovered += data.type === Hls.ErrorTypes.MEDIA_ERROR ? 1 : MOST_RECOVERIES
    if (recovered < MOST_RECOVERIES) hls.recoverMediaError()
    else onFatal()
  })
  hls.loadSource(url)
  hls.attachMedia(element)
  return () => hls.destroy()
}
