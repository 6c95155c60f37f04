import type { RefObject } from 'react'
import { type Sleep, sleeps } from './use-sleep.ts'
import css from './player-tools.module.css'

const labels = { off: '关', '15': '15 分钟', '30': '30 分钟', '60': '60 分钟', end: '播完本节' } as const

interface Props {
  element: RefObject<HTMLMediaElement | null>
  media: 'video' | 'audio'
  sleep: Sleep
  soundOnly?: { on: boolean; toggle: () => void } | undefined
}

/** The sleep timer, audio only, and picture-in-picture where the browser has it. CO-08 */
export function PlayerTools({ element, media, sleep, soundOnly }: Props) {
  const small = media === 'video' && hasSmallWindow()
  return (
    <div className={css.tools} role="group" aria-label="播放方式">
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
      <label>
        定时关闭
        <select
          value={sleep.choice}
          onChange={({ target }) => sleep.choose(sleeps.find((each) => each === target.value) ?? 'off')}
        >
          {sleeps.map((each) => (
            <option key={each} value={each}>
              {labels[each]}
            </option>
          ))}
        </select>
      </label>
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
