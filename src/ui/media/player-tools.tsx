import type { RefObject } from 'react'
import { SleepTimer } from './sleep-timer.tsx'
import css from './player-tools.module.css'

interface Props {
  element: RefObject<HTMLMediaElement | null>
  media: 'video' | 'audio'
  soundOnly?: { on: boolean; toggle: () => void } | undefined
}

/** The sleep timer, audio only, and picture-in-picture where the browser has it. CO-08 */
export function PlayerTools({ element, media, soundOnly }: Props) {
  const small = media === 'video' && hasSmallWindow()
  return (
    <div className={css.tools} role="group" aria-label="播放方式">
      <SleepTimer />
      {small && (
        <button type="button" onClick={() => openSmall(element.current)}>
          小窗
        </button>
      )}
      {soundOnly && (
        <button type="button" aria-pressed={soundOnly.on} onClick={soundOnly.toggle}>
          只听声音
        </button>
      )}
    </div>
  )
}

/** Inside WeChat picture-in-picture is reported as supported but never opens. live §3 */
function hasSmallWindow(): boolean {
  const isWechat = document.documentElement.dataset['wechat'] === 'true'
  return !isWechat && (document as Partial<Document>).pictureInPictureEnabled === true
}

function openSmall(media: HTMLMediaElement | null): void {
  // Rejected before the video has its size: the press can be repeated.
  if (media instanceof HTMLVideoElement) media.requestPictureInPicture().catch(() => undefined)
}
