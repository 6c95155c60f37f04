import { useParams } from 'wouter'
import { articleInfo, articleLike } from '#api/domains/learn/article/articles.ts'
import type { Article } from '#api/shapes.ts'
import type { Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useMutateCall } from '#data/write/use-mutate-call.ts'
import { firstRead } from '#data/page/first-read.ts'
import { useView } from '#data/use-view.ts'
import { day } from '#lib/time/dates.ts'
import { articleHref } from '#lib/path/learn-href.ts'
import { useTrack } from '#tracking/context.tsx'
import { useTrackOpened } from '#tracking/use-track-opened.ts'
import { usePage } from '#wechat/page.tsx'
import { type Locked, toMembersLocked } from '#entities/access/access.ts'
import { articleNames } from '#entities/article/article-names.ts'
import { articleWords } from './article.card.ts'
import { type ArticleView, articleShape, toArticleView } from './article.words.ts'
import { type LikeModel, useLike } from '#entities/like/like.model.ts'
import { type CommentRow, toCommentRows } from '#entities/comment/comment.words.ts'
import { cardOf } from '#entities/stored-file/stored-file.ts'

export interface ArticleModel {
  id: string
  head: Loaded<ArticleView>
  /** What follows the head, once the answer has arrived. */
  rest: ArticleRest | undefined
}

export interface ArticleRest {
  html: string
  /** Its stocks and its author. */
  names: readonly string[]
  locked: Locked | undefined
  comments: CommentRow[]
  related: { key: string; href: string; title: string; date: string }[]
  article: Article
}

/** What the page begins with. */
export const first = firstRead(articleInfo, ({ id = '' }) => ({ id }))

/** One article. LE-07 */
export function useArticle(): ArticleModel {
  const { id = '' } = useParams<{ id?: string }>()
  const raw = useCall(articleInfo, { id }, { offline: { title: (article) => article.title } })
  const head = useView(raw, toArticleView, articleShape)
  useTrackOpened('learn', 'article_view', id)
  const known = raw.state === 'ready' ? raw.data : undefined
  usePage({
    title: known?.title ?? '文章',
    card: known && cardOf(articleWords(known)),
  })
  return { id, head, rest: raw.state === 'ready' ? toRest(raw.data) : undefined }
}

/** The like of an article. */
export function useArticleLike(article: Article): LikeModel {
  const { id } = article
  const track = useTrack()
  const mutate = useMutateCall()
  return useLike({
    like: article,
    call: articleLike,
    input: (on) => ({ id, on }),
    show: (like) => mutate(articleInfo, { id }, (old) => ({ ...old, ...like })),
    path: articleHref(id),
    onPress: () => void track('learn', 'article_like', id),
  })
}

function toRest(article: Article): ArticleRest {
  const path = articleHref(article.id)
  return {
    html: article.contentHtml,
    names: articleNames(article),
    locked: article.access.allowed ? undefined : toMembersLocked(article.access, path),
    comments: toCommentRows(article.comments),
    related: (article.related ?? []).map((each) => ({
      key: each.id,
      href: articleHref(each.id),
      title: each.title,
      date: day(each.publishedAt),
    })),
    article,
  }
}
