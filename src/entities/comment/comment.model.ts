import { articleComment, articleInfo } from '#api/domains/learn/article/articles.ts'
import { useBlocked, useSend } from '#data/provider.tsx'
import { useSubmit } from '#data/write/use-submit.ts'
import { useMutateCall } from '#data/write/use-mutate-call.ts'
import { useSessionActions } from '#session/context.tsx'
import { useDraft } from '#session/use-draft.ts'
import { useTrack } from '#tracking/context.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import type { Comment } from '#api/shapes.ts'
import type { CommentRow } from './comment.words.ts'
import { articleHref } from '#lib/path/learn-href.ts'
import { commentError } from './contact.ts'
import { useSignedIn } from '#session/context.tsx'
import { plainText } from '#lib/text/typed/plain.ts'

export interface CommentModel {
  /** The comment that is answered. */
  answered: CommentRow | undefined
  /** Answers a comment, or none. */
  answer: (row: CommentRow | undefined) => void
  text: string
  write: (text: string) => void
  error: string
  verb: string
  busy: boolean
  /** Why nothing can be sent now; '' when it can. */
  blocked: string
  submit: () => void
}

/**
 * Writing a comment, or a reply to one of `rows`. Both survive a login, which leads back to `path`, and a reload.
 * LE-07
 */
export function useComment(
  articleId: string,
  rows: readonly CommentRow[],
  path: string = articleHref(articleId),
): CommentModel {
  const [text, keep] = useDraft(`comment:${articleId}`)
  const [parent, keepParent] = useDraft(`comment-parent:${articleId}`)
  const answered = rows.find(({ key }) => key === parent)
  const isMember = useSignedIn()
  const blocked = useBlocked()
  const session = useSessionActions()
  const send = useSend()
  const mutate = useMutateCall()
  const track = useTrack()
  const toast = useToast()
  const submission = useSubmit({
    fields: { content: plainText(text), parentId: answered?.key },
    validate: ({ content }) => ({ content: commentError(content) }),
    run: ({ content, parentId }) => send(articleComment, { articleId, content, ...(parentId && { parentId }) }),
    async verify({ content, parentId }) {
      const { comments = [] } = await send(articleInfo, { id: articleId })
      const among = parentId ? (comments.find(({ id }) => id === parentId)?.replies ?? []) : comments
      const mine = among.find((each) => each.isMine === true && each.content === content)
      return mine ? { result: mine } : { error: '经核对评论没有发表，请再次发表' }
    },
    unverified: '暂时无法核对评论是否发表，请联网后核对，不要重复发表',
    done: (mine, { parentId }) => {
      keep('')
      keepParent('')
      const own = { ...mine, isMine: true }
      mutate(articleInfo, { id: articleId }, (old) => ({ ...old, comments: withComment(old.comments, own, parentId) }))
      toast('评论已提交，审核后展示')
      void track('learn', 'article_comment', articleId)
    },
  })
  return {
    answered,
    answer: (row) => keepParent(row?.key ?? ''),
    text,
    write(next) {
      submission.clear()
      keep(next)
    },
    error: submission.fieldErrors.content || submission.error,
    verb: isMember ? '发表' : '登录后发表',
    busy: submission.busy,
    blocked,
    submit: isMember ? submission.submit : () => session.signIn(path),
  }
}

/** A reply stands under its comment, the newest last; any other comment begins the list. */
function withComment(all: readonly Comment[] = [], own: Comment, parentId: string | undefined): Comment[] {
  if (parentId === undefined) return [own, ...all.filter(({ id }) => id !== own.id)]
  return all.map((each) => {
    if (each.id !== parentId) return each
    return { ...each, replies: [...(each.replies ?? []).filter(({ id }) => id !== own.id), own] }
  })
}
