import { type RefObject, useRef, useState } from 'react'
import { duration } from '#lib/time/dates.ts'
import { speeds } from './player.model.ts'
import { seek, showTexts, toFullScreen, usePlaying, useShown } from './player-controls.model.ts'
import { JUMP, jump } from './use-media-session.ts'
import css from './player-controls.module.css'

const signs = {
  play: 'M7 4.5 19 12 7 19.5z',
  pause: 'M8.5 5v14M15.5 5v14',
  back: 'M12 5.5V2.75L8 6l4 3.25V6.5a6.75 6.75 0 1 1-6.75 6.75',
  on: 'M12 5.5V2.75L16 6l-4 3.25V6.5a6.75 6.75 0 1 0 6.75 6.75',
  words: 'M4 5.5h16v13H4zM7 11h4M13 11h4M7 14.5h6M15 14.5h2',
  whole: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
} as const

function Sign({ name }: { name: keyof typeof signs }) {
  return (
    <svg aria-hidden width="24" height="24" viewBox="0 0 24 24" data-filled={name === 'play' || undefined}>
      <path d={signs[name]} />
    </svg>
  )
}

interface Props {
  element: RefObject<HTMLMediaElement | null>
  media: 'video' | 'audio'
  /** Seconds that a customer marked. */
  marks?: readonly number[] | undefined
  hasSubtitles: boolean
  speed: number
  setSpeed: (speed: number) => void
}

/** Slim controls over the picture: what is pressed most, and a bar with the places of notes. look §3, CO-08 */
export function PlayerControls({ element, media, marks = [], hasSubtitles, speed, setSpeed }: Props) {
  const { sec, length, isPaused, isWaiting, hasBegun } = usePlaying(element)
  const box = useRef<HTMLDivElement>(null)
  const { isShown, touch, hide } = useShown(box, isPaused || media === 'audio')
  const place = `${duration(sec)} / ${duration(length)}`
  const toggle = () => {
    const player = element.current
    if (player?.paused) player.play().catch(() => undefined)
    else player?.pause()
  }
  return (
    <>
      {media === 'video' && (
        <button
          type="button"
          className={css.touch}
          aria-label={isShown ? '收起播放控件' : '显示播放控件'}
          onClick={() => (isShown ? hide() : touch())}
        />
      )}
      <div
        ref={box}
        className={css.controls}
        role="group"
        aria-label="播放控制"
        hidden={!isShown}
        data-fresh={(media === 'video' && !hasBegun) || undefined}
      >
        <span className={css.bar}>
          <input
            type="range"
            aria-label="播放进度"
            aria-valuetext={place}
            min={0}
            max={Math.max(1, Math.floor(length))}
            step={1}
            value={Math.floor(sec)}
            onChange={({ target }) => {
              seek(element.current, Number(target.value))
            }}
          />
          {length > 0 &&
            marks.map((at) => <i key={at} className={css.mark} style={{ left: `${(at / length) * 100}%` }} />)}
        </span>
        <button type="button" className={css.play} aria-label={isPaused ? '播放' : '暂停'} onClick={toggle}>
          <Sign name={isPaused ? 'play' : 'pause'} />
        </button>
        <span className={css.time}>{place}</span>
        <Tools {...{ element, media, hasSubtitles, speed, setSpeed }} />
      </div>
      {isWaiting && <output className={css.waiting}>加载中…</output>}
    </>
  )
}

function Tools({ element, media, hasSubtitles, speed, setSpeed }: Omit<Props, 'marks'>) {
  const [hasWords, setWords] = useState(true)
  return (
    <>
      <select aria-label="倍速" value={speed} onChange={({ target }) => setSpeed(Number(target.value))}>
        {speeds.map((each) => (
          <option key={each} value={each}>{`${each}×`}</option>
        ))}
      </select>
      <button type="button" className={css.leap} aria-label="后退 15 秒" onClick={() => jump(element.current, -JUMP)}>
        <Sign name="back" />
      </button>
      <button type="button" className={css.leap} aria-label="前进 15 秒" onClick={() => jump(element.current, JUMP)}>
        <Sign name="on" />
      </button>
      {hasSubtitles && (
        <button
          type="button"
          aria-label="字幕"
          aria-pressed={hasWords}
          onClick={() => {
            showTexts(element.current, !hasWords)
            setWords(!hasWords)
          }}
        >
          <Sign name="words" />
        </button>
      )}
      {media === 'video' && (
        <button type="button" aria-label="全屏" onClick={() => toFullScreen(element.current)}>
          <Sign name="whole" />
        </button>
      )}
    </>
  )
}
