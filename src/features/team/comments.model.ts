import { articleLike } from '#api/domains/learn/article/articles.ts'
import {
  teamArticlesDaily,
  teamArticlesDailyByNumber,
  teamArticlesDailyComments,
  teamArticlesDailyLatest,
} from '#api/domains/public/team.ts'
import type { Pages } from '#data/list/use-pages.ts'
import { useMutateCall } from '#data/write/use-mutate-call.ts'
import { useArticleSubject } from '#entities/comment/article-subject.model.ts'
import type { CommentSubject } from '#entities/comment/comment.model.ts'
import type { CommentRow } from '#entities/comment/comment.words.ts'
import { useListedComments } from '#entities/comment/listed-comments.model.ts'
import { type LikeModel, useLike } from '#entities/like/like.model.ts'
import { useTrack } from '#tracking/context.tsx'
import { type DailyView, ofDay } from './daily.model.ts'
import { useNumber } from './team.model.ts'

/** What is said of a view: it is commented on as an article, its comments are a list of their own. */
export function useDailyComments(id: string, path: string): { subject: CommentSubject; comments: Pages<CommentRow> } {
  const { rows, ...listed } = useListedComments(teamArticlesDailyComments, { number: id })
  return { subject: { ...useArticleSubject(id, path), ...listed }, comments: rows }
}

/** The like of a view, which is that of its article; shown wherever the view was read from. */
export function useDailyLike({ daily, path }: DailyView): LikeModel {
  const { id, tradeDate: date } = daily
  const number = useNumber()
  const track = useTrack()
  const mutate = useMutateCall()
  return useLike({
    like: daily,
    call: articleLike,
    input: (on) => ({ id, on }),
    show(like) {
      const liked = <View extends { id: string }>(view: View) => (view.id === id ? { ...view, ...like } : view)
      mutate(teamArticlesDailyByNumber, { articleNumber: id }, liked)
      mutate(teamArticlesDailyLatest, { number }, (view) => view && liked(view))
      mutate(teamArticlesDaily, ofDay(number, date), (page) => ({ ...page, list: page.list.map(liked) }))
    },
    path,
    onPress: () => void track('learn', 'article_like', id),
  })
}
