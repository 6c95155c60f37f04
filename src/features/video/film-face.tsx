import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import type { PageProps } from '#data/page/page.ts'
import { videoHref } from '#lib/path/video-href.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import css from './film-face.module.css'
import { fitScreen } from './fit-screen.ts'
import { useShare } from './share.model.ts'
import { Sign } from './sign.tsx'
import type { Film } from './video.words.ts'
import { useFilmLike, useUnwanted } from './videos.model.ts'

const VideoComments = lazyPart(
  () => import('./video-comments.tsx').then((m) => m.VideoComments),
  <Skeleton lines={8} />,
)

interface Props {
  film: Film
  link: PageProps['link']
  /** It is playing, so that the poster can be removed. */
  isShown: boolean
  /** Content of the current video only. */
  children: ReactNode
}

/** The overlay of a video: the speaker with their number, the actions, and the poster until it plays. */
export function FilmFace({ film, link, isShown, children }: Props) {
  const { isHidden, hide, takeBack } = useUnwanted(film)
  if (isHidden) {
    return (
      <div className={css.hidden}>
        <p>不再为您展示这条视频</p>
        <Button kind="plain" size="small" onClick={takeBack}>
          撤销
        </Button>
      </div>
    )
  }
  return (
    <>
      <img
        className={css.poster}
        src={film.poster}
        alt=""
        style={{ backgroundColor: film.color, visibility: isShown ? 'hidden' : undefined }}
        onLoad={({ currentTarget }) =>
          fitScreen(currentTarget, currentTarget.naturalWidth, currentTarget.naturalHeight)
        }
      />
      {children}
      <div className={css.info}>
        <Link href={film.personHref} className={css.person}>
          <Avatar src={film.avatar} name="" size={36} />
          <span>
            <b>{film.name}</b>
            <span className={css.cert}>{film.cert}</span>
          </span>
        </Link>
        <h2 className={css.title}>
          <Link href={videoHref(film.id)}>{film.title}</Link>
        </h2>
        <p className={css.small}>{film.published} · 内容仅供学习，不构成投资建议。股市有风险，投资需谨慎</p>
      </div>
      <Rail film={film} link={link} hide={hide} />
    </>
  )
}

function Rail({ film, link, hide }: { film: Film; link: PageProps['link']; hide: () => void }) {
  const like = useFilmLike(film)
  const share = useShare(link(videoHref(film.id)))
  const [isOpen, open] = useState(false)
  return (
    <div className={css.rail} role="group" aria-label="操作">
      <button type="button" aria-label="点赞" aria-pressed={like.on} onClick={like.press}>
        <Icon name={like.on ? 'liked' : 'like'} />
        {like.text}
      </button>
      <button type="button" aria-label="评论" aria-haspopup="dialog" onClick={() => open(true)}>
        <Sign name="comment" />
        {film.comments}
      </button>
      <button type="button" onClick={share}>
        <Sign name="share" />
        转发
      </button>
      <button type="button" aria-label="不感兴趣" onClick={hide}>
        <Sign name="hide" />
        不看
      </button>
      <Sheet open={isOpen} title={film.title} onClose={() => open(false)}>
        <VideoComments id={film.id} kind="short" />
      </Sheet>
    </div>
  )
}
