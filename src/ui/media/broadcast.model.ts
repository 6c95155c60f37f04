import { useEffect, useState } from 'react'

interface BroadcastOptions {
  /**
   * Resolves when a page may autoplay: inside WeChat only in a callback of its bridge, elsewhere at once. live §3
   */
  beforePlay: () => Promise<unknown>
  /** Nothing plays before the customer confirms. */
  wifiOnly: boolean
}

export interface BroadcastModel {
  onElement: (media: HTMLMediaElement | null) => void
  /** Whether the picture is taller than wide. */
  isPortrait: boolean
  isPaused: boolean
  /** Whether it started by itself, muted. */
  isSilent: boolean
  /** Turns the sound on. */
  sound: () => void
  /** Plays, or pauses. */
  toggle: () => void
}

const still = { isPortrait: false, isPaused: true, isSilent: false }

/**
 * A broadcast starts by itself, muted, because browsers allow no sound without a press. If even that is refused, its
 * poster and play button are shown. live §3
 */
export function useBroadcast({ beforePlay, wifiOnly }: BroadcastOptions): BroadcastModel {
  const [media, onElement] = useState<HTMLMediaElement | null>(null)
  const [now, change] = useState(still)
  useEffect(() => {
    if (!media) return
    const events = new AbortController()
    const { signal } = events
    const look = () => {
      const isPortrait = media instanceof HTMLVideoElement && media.videoHeight > media.videoWidth
      change(({ isSilent }) => ({ isPortrait, isPaused: media.paused, isSilent: isSilent && media.muted }))
    }
    for (const name of ['loadedmetadata', 'resize', 'play', 'pause', 'volumechange']) {
      media.addEventListener(name, look, { signal })
    }
    return () => events.abort()
  }, [media])
  useEffect(() => {
    if (!media || wifiOnly) return
    const begin = async () => {
      await beforePlay()
      if (!media.isConnected || !media.paused) return
      setMuted(media, true)
      await media.play().then(
        () => change((before) => ({ ...before, isSilent: true })),
        () => setMuted(media, false),
      )
    }
    // `play` before the address is set has no effect: setting it resets the element.
    const start = () => void begin()
    const hasAddress = media.networkState === media.NETWORK_LOADING || media.networkState === media.NETWORK_IDLE
    if (hasAddress) return start()
    media.addEventListener('loadstart', start, { once: true })
    return () => media.removeEventListener('loadstart', start)
  }, [media, wifiOnly, beforePlay])
  return {
    ...now,
    onElement,
    sound() {
      setMuted(media, false)
      change((before) => ({ ...before, isSilent: false }))
    },
    toggle() {
      if (media?.paused) media.play().catch(() => undefined)
      else media?.pause()
    },
  }
}

function setMuted(media: HTMLMediaElement | null, muted: boolean): void {
  if (media) media.muted = muted
}
