import { explain } from '#data/explain.ts'
import type { Feed } from '#data/list/use-feed.ts'
import type { PageProps } from '#data/page/page.ts'
import { Button } from '#ui/button.tsx'
import { ErrorCard } from '#ui/state/error-card.tsx'
import { FilmControls } from './film-controls.tsx'
import css from './film-feed.module.css'
import { useFilmFeed } from './film-feed.model.ts'
import { FilmFace } from './film-face.tsx'
import { useKeys } from './keys.model.ts'
import { Sign } from './sign.tsx'
import type { Film } from './video.words.ts'

interface Props {
  films: readonly Film[]
  feed: Feed<Film>
  link: PageProps['link']
  look: (film: Film) => void
}

/** How many videos on each side of the current one are rendered. live §4 */
const NEAR = 2

/** One short video after another, each as high as the box: two elements play them all. MD-05 */
export function FilmFeed({ films, feed, link, look }: Props) {
  const model = useFilmFeed(films, feed, look)
  const { box, at, go, slots, sound, turnSound } = model
  useKeys(model)
  return (
    <div className={css.stage}>
      <div ref={box} className={css.feed} role="feed" aria-label="短视频" aria-busy={feed.busy}>
        {films.map((film, place) => (
          <article
            key={film.id}
            className={css.film}
            aria-label={film.title}
            aria-posinset={place + 1}
            aria-setsize={-1}
            inert={place !== at}
          >
            {Math.abs(place - at) <= NEAR && (
              <FilmFace film={film} link={link} isShown={slots.some(({ slot }) => slot.shown === film.id)}>
                {place === at && <FilmControls film={film} model={model} />}
              </FilmFace>
            )}
          </article>
        ))}
        <End feed={feed} isHere={at >= films.length} begin={() => go(0)} />
        {slots.map(({ slot, at: place }, parity) => (
          // Never remounted: an element that was once started by a press may autoplay.
          <video
            key={parity}
            ref={slot.element}
            className={css.video}
            style={{ top: `${(place ?? 0) * 100}%`, visibility: place === undefined ? 'hidden' : undefined }}
            {...slot.events}
            playsInline
            webkit-playsinline="true"
            x5-playsinline="true"
            disableRemotePlayback
            preload="auto"
            loop
            muted
            aria-hidden
            tabIndex={-1}
          >
            {slot.subtitles !== '' && (
              <track
                key={slot.subtitles}
                ref={slot.track}
                kind="subtitles"
                srcLang="zh-CN"
                src={slot.subtitles}
                default
              />
            )}
          </video>
        ))}
      </div>
      <div className={css.top}>
        <button type="button" className={css.sound} aria-pressed={sound} onClick={turnSound}>
          <span>
            <Sign name={sound ? 'sound' : 'silent'} size={18} />
            {sound ? '关闭声音' : '点按开声'}
          </span>
        </button>
        <button type="button" className={css.step} aria-label="上一条" disabled={at === 0} onClick={() => go(at - 1)}>
          <Sign name="up" />
        </button>
        <button
          type="button"
          className={css.step}
          aria-label="下一条"
          disabled={at >= films.length}
          onClick={() => go(at + 1)}
        >
          <Sign name="down" />
        </button>
      </div>
    </div>
  )
}

/** Content after the last video. */
function End({ feed, isHere, begin }: { feed: Feed<Film>; isHere: boolean; begin: () => void }) {
  const { failed, busy, more } = feed
  return (
    <section className={css.end} aria-label="短视频末尾" inert={!isHere}>
      {failed ? (
        <ErrorCard message={explain(failed.error)} onRetry={failed.retry} />
      ) : busy || more ? (
        <p role="status">加载中…</p>
      ) : (
        <>
          <p>已看完全部短视频</p>
          <Button kind="plain" size="small" onClick={begin}>
            从头看
          </Button>
        </>
      )}
      <p className={css.risk}>股市有风险，投资需谨慎</p>
    </section>
  )
}
