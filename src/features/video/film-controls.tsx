import { useState } from 'react'
import { duration } from '#lib/time/dates.ts'
import { Button } from '#ui/button.tsx'
import { seek, usePlaying } from '#ui/media/player-controls.model.ts'
import { speeds } from '#ui/media/player.model.ts'
import css from './film-controls.module.css'
import type { FilmFeedModel } from './film-feed.model.ts'
import { Sign } from './sign.tsx'
import type { Film } from './video.words.ts'

/** Controls of the current video: a press anywhere, a seek bar, speed and subtitles. */
export function FilmControls({ film, model }: { film: Film; model: FilmFeedModel }) {
  const { current, isHeld, isRefused, play, pause } = model
  const { isPaused, isWaiting, hasBegun } = usePlaying(current.element)
  // A film that is about to begin by itself shows no button before it does.
  const waits = isPaused && (hasBegun || isHeld || isRefused)
  if (current.failed) {
    return (
      <div className={css.failed} role="alert">
        <p>视频暂时无法播放</p>
        <Button kind="plain" size="small" onClick={current.retry}>
          重试
        </Button>
      </div>
    )
  }
  return (
    <>
      <button
        type="button"
        className={css.touch}
        aria-label={isPaused ? `播放：${film.title}` : '暂停'}
        onClick={isPaused ? play : pause}
      >
        {waits && (
          <span className={css.play}>
            <Sign name="play" size={32} />
            {isHeld && '当前不是 Wi-Fi，点按播放'}
          </span>
        )}
      </button>
      {isWaiting && (
        <p className={css.waiting} role="status">
          加载中…
        </p>
      )}
      <Bar model={model} />
    </>
  )
}

function Bar({ model: { current, speed, setSpeed } }: { model: FilmFeedModel }) {
  const { sec, length } = usePlaying(current.element)
  const [hasWords, setWords] = useState(true)
  const place = `${duration(sec)} / ${duration(length)}`
  return (
    <>
      {hasWords && current.said !== '' && (
        <p className={css.said}>
          <span>{current.said}</span>
        </p>
      )}
      <div className={css.tools}>
        <input
          type="range"
          className={css.bar}
          aria-label="播放进度"
          aria-valuetext={place}
          min={0}
          max={Math.max(1, length)}
          step={0.1}
          value={sec}
          onChange={({ target }) => seek(current.element.current, Number(target.value))}
        />
        <span className={css.time}>{place}</span>
        {current.subtitles !== '' && (
          <button type="button" aria-pressed={hasWords} onClick={() => setWords(!hasWords)}>
            字幕
          </button>
        )}
        <select aria-label="倍速" value={speed} onChange={({ target }) => setSpeed(Number(target.value))}>
          {speeds.map((each) => (
            <option key={each} value={each}>{`${each}×`}</option>
          ))}
        </select>
      </div>
    </>
  )
}
