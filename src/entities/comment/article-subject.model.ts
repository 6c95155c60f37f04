import { articleComment, articleInfo } from '#api/domains/learn/article/articles.ts'
import { useSend } from '#data/provider.tsx'
import { useMutateCall } from '#data/write/use-mutate-call.ts'
import { articleHref } from '#lib/path/learn-href.ts'
import { useTrack } from '#tracking/context.tsx'
import type { CommentSubject } from './comment.model.ts'

/** An article as the subject of comments. @param path its page, if not its own. LE-07 */
export function useArticleSubject(articleId: string, path: string = articleHref(articleId)): CommentSubject {
  const send = useSend()
  const mutate = useMutateCall()
  const track = useTrack()
  return {
    key: articleId,
    path,
    write: (words) => send(articleComment, { articleId, ...words }),
    read: async () => (await send(articleInfo, { id: articleId })).comments ?? [],
    show: (change) => mutate(articleInfo, { id: articleId }, (old) => ({ ...old, comments: change(old.comments) })),
    written: () => void track('learn', 'article_comment', articleId),
  }
}
