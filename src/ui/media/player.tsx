import type { RefObject } from 'react'
import { Button } from '#ui/button.tsx'
import { ErrorCard } from '#ui/state/error-card.tsx'
import { PlayerControls } from './player-controls.tsx'
import { type PlayerModel, type PlayerProps, type Subtitle, usePlayer } from './player.model.ts'
import { PlayerTools } from './player-tools.tsx'
import css from './player.module.css'

/** A video or audio under our controls, a broadcast under the platform's, with the risk warning and a retry. CO-08 */
export function Player(props: PlayerProps) {
  const model = usePlayer(props)
  const isWhole = props.live?.isWhole === true
  return (
    <section className={css.player} aria-label={props.title} data-whole={isWhole || undefined}>
      <div className={css.screen} data-media={props.media} data-shape={model.shape}>
        <Media props={props} model={model} isWhole={isWhole} />
        {!props.live && (
          <PlayerControls
            element={model.element}
            media={props.media}
            marks={props.marks}
            hasSubtitles={(props.subtitles ?? []).length > 0}
            speed={model.speed}
            setSpeed={model.setSpeed}
          />
        )}
        {model.opening && !props.live && <p className={css.risk}>{props.caution}</p>}
        {!model.failed && props.live?.over}
        {model.held && (
          <div className={css.failed}>
            移动数据下已暂停
            <Button kind="plain" size="small" onClick={model.playOn}>
              继续播放
            </Button>
          </div>
        )}
        {model.failed && (
          <div className={css.failed}>
            <ErrorCard message="播放失败，请检查网络后重试" onRetry={model.retry} />
          </div>
        )}
      </div>
      <Strip props={props} model={model} />
      <p role="status" className={css.notice}>
        {model.mobileData ? '正在使用流量播放' : ''}
      </p>
    </section>
  )
}

/** Below the picture; the page of a broadcast shows its risk itself. */
function Strip({
  props: { live, caution, media, soundOnly, element },
  model,
}: {
  props: PlayerProps
  model: PlayerModel
}) {
  if (live) return live.beside ? <div className={css.strip}>{live.beside}</div> : null
  if (element) return null
  return (
    <div className={css.strip}>
      {/* Over the picture while it opens: the sentence does not appear twice. */}
      <p className={css.line} data-over={model.opening || undefined}>
        {caution}
      </p>
      <PlayerTools element={model.element} media={media} soundOnly={soundOnly} />
    </div>
  )
}

/** Subtitles of another origin are loaded only by a video requested without credentials. */
function isHere({ url }: Subtitle): boolean {
  return new URL(url, location.href).origin === location.origin
}

function Media({ props, model, isWhole }: { props: PlayerProps; model: PlayerModel; isWhole: boolean }) {
  const shared = {
    // A recording has ours; controls below a talk could not be pressed.
    controls: props.live !== undefined && !isWhole,
    preload: props.live ? 'none' : 'metadata',
    controlsList: 'nodownload',
    'aria-label': props.title,
    onPlay: model.onPlay,
    onPause: model.onPause,
    onTimeUpdate: model.onTime,
    onEnded: model.onEnded,
    onLoadedMetadata: model.onShape,
    onResize: model.onShape,
    onError: model.onBroken,
  } as const
  const { element } = model
  if (props.media === 'audio') {
    return <audio ref={element as RefObject<HTMLAudioElement | null>} {...shared} /> // same element, narrower name
  }
  return (
    <video
      ref={element as RefObject<HTMLVideoElement | null>} // same element, narrower name
      {...shared}
      poster={props.cover}
      playsInline
      webkit-playsinline="true"
      x5-playsinline="true"
      crossOrigin={(props.subtitles ?? []).every(isHere) ? undefined : 'anonymous'}
    >
      {props.subtitles?.map(({ label, lang, url }, at) => (
        <track key={url} kind="subtitles" label={label} srcLang={lang} src={url} default={at === 0} />
      ))}
    </video>
  )
}
