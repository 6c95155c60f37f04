/** Why a source cannot be played: its address is not http, or this browser cannot play a segment list. */
class PlaybackError extends Error {
  override readonly name = 'PlaybackError'
}

/** After this many broken segments the address counts as broken. */
const MOST_RECOVERIES = 3
const PLAYLIST = 'application/vnd.apple.mpegurl'

/**
 * Sets the source of a media element: natively where the browser can, else through hls.js, which is loaded only then.
 * Resolves with a function that removes it.
 * @throws PlaybackError
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
    // A broken segment can be skipped, but not several in a row; any other error needs a new address.
    recovered += data.type === Hls.ErrorTypes.MEDIA_ERROR ? 1 : MOST_RECOVERIES
    if (recovered < MOST_RECOVERIES) hls.recoverMediaError()
    else onFatal()
  })
  hls.loadSource(url)
  hls.attachMedia(element)
  return () => hls.destroy()
}
