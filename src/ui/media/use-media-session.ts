import { type RefObject, useEffect, useEffectEvent } from 'react'

/** The metadata and actions of the lock screen. */
export interface SessionProps {
  title: string
  /** The course, or the company. */
  album?: string | undefined
  cover: string
  previous?: (() => void) | undefined
  next?: (() => void) | undefined
}

/** How far one jump goes, s. */
export const JUMP = 15

/** Moves by `seconds`, never before the beginning. */
export function jump(media: HTMLMediaElement | null, seconds: number): void {
  if (media) media.currentTime = Math.max(0, media.currentTime + seconds)
}

/** Controls of the lock screen and of headphones, where the device has them. CO-08 */
export function useMediaSession(element: RefObject<HTMLMediaElement | null>, props: SessionProps): void {
  const { title, album = '', cover, previous, next } = props
  const back = useEffectEvent(() => previous?.())
  const on = useEffectEvent(() => next?.())
  const ways = `${previous !== undefined} ${next !== undefined}`
  useEffect(() => {
    // Old WebViews have none.
    const session = (navigator as Partial<Navigator>).mediaSession
    if (session === undefined || typeof MediaMetadata === 'undefined') return
    session.metadata = new MediaMetadata({ title, album, artwork: cover === '' ? [] : [{ src: cover }] })
    const [hasPrevious, hasNext] = ways.split(' ').map((way) => way === 'true')
    const actions: [MediaSessionAction, MediaSessionActionHandler | null][] = [
      ['play', () => void element.current?.play().catch(() => undefined)],
      ['pause', () => element.current?.pause()],
      ['seekbackward', ({ seekOffset = JUMP }) => jump(element.current, -seekOffset)],
      ['seekforward', ({ seekOffset = JUMP }) => jump(element.current, seekOffset)],
      ['previoustrack', hasPrevious ? () => back() : null],
      ['nexttrack', hasNext ? () => on() : null],
    ]
    const set = (action: MediaSessionAction, handler: MediaSessionActionHandler | null) => {
      try {
        session.setActionHandler(action, handler)
      } catch {
        // An action that this browser does not know.
      }
    }
    for (const [action, handler] of actions) set(action, handler)
    return () => {
      for (const [action] of actions) set(action, null)
      session.metadata = null
    }
  }, [element, title, album, cover, ways])
}
