import { Anchor } from '#ui/anchor.tsx'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Topics } from '#ui/prose/topics.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { useViewer } from '#entities/viewer/use-viewer.tsx'
import css from './content.module.css'
import type { BubbleView } from './talk.words.ts'

const Voice = lazyPart(() => import('./voice.tsx').then((m) => m.Voice), <Skeleton lines={1} />)

interface Props {
  bubble: BubbleView
  onFilm: (film: NonNullable<BubbleView['film']>) => void
}

/** The content of a message, of any kind. CH-02 */
export function Content({ bubble: { messageId, text, image, voice, film, card }, onFilm }: Props) {
  return (
    <>
      {text !== '' && (
        <p className={css.text}>
          <Topics text={text} />
        </p>
      )}
      {image && <Image {...image} />}
      {voice && <Voice messageId={messageId} {...voice} />}
      {film && (
        <button type="button" className={css.film} aria-label={`播放视频 ${film.title}`} onClick={() => onFilm(film)}>
          <img src={film.cover} alt="" width={176} height={99} loading="lazy" decoding="async" />
          <span className={css.length}>
            <Icon name="play" size={20} />
            {film.length}
          </span>
          {film.title}
        </button>
      )}
      {card && (
        <Anchor href={card.href} className={css.card}>
          <Badge tone="brand">{card.label}</Badge>
          {card.title}
        </Anchor>
      )}
    </>
  )
}

function Image({ src, alt, width, height }: NonNullable<BubbleView['image']>) {
  const [show, viewer] = useViewer()
  return (
    <>
      <button type="button" className={css.image} aria-label={`查看图片 ${alt}`} onClick={() => show([src], src)}>
        <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
      </button>
      {viewer}
    </>
  )
}
