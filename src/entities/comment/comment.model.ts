import { articleComment, articleInfo } from '#api/domains/learn/article/articles.ts'
import { useOnline, useSend } from '#data/provider.tsx'
import { useSubmit } from '#data/write/use-submit.ts'
import { useMutateCall } from '#data/write/use-mutate-call.ts'
import { useSessionActions } from '#session/context.tsx'
import { useDraft } from '#session/use-draft.ts'
import { useTrack } from '#tracking/context.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { articleHref } from '#lib/path/learn-href.ts'
import { commentError } from './contact.ts'
import { useSignedIn } from '#session/context.tsx'

export interface CommentModel {
  text: string
  write: (text: string) => void
  error: string
  verb: string
  busy: boolean
  /** Why nothing can be sent now; '' when it can. */
  blocked: string
  submit: () => void
}

/** Writing a comment. The typed text survives a login and a reload. product LE-07 */
export function useComment(articleId: string): CommentModel {
  const [text, keep] = useDraft(`comment:${articleId}`)
  const isMember = useSignedIn()
  const online = useOnline()
  const session = useSessionActions()
  const send = useSend()
  const mutate = useMutateCall()
  const track = useTrack()
  const toast = useToast()
  const submission = useSubmit({
    fields: text,
    validate: (typed) => ({ content: commentError(typed) }),
    run: (typed) => send(articleComment, { articleId, content: typed.trim() }),
    async verify(typed) {
      const { comments = [] } = await send(articleInfo, { id: articleId })
      const mine = comments.find(({ isMine, content }) => isMine === true && content === typed.trim())
      return mine ? { result: mine } : { error: '经核对评论没有发表，请再次发表' }
    },
    unverified: '暂时无法核对评论是否发表，请联网后核对，不要重复发表',
    done: (mine) => {
      keep('')
      mutate(articleInfo, { id: articleId }, (old) => ({
        ...old,
        comments: [{ ...mine, isMine: true }, ...(old.comments ?? []).filter(({ id }) => id !== mine.id)],
      }))
      toast('评论已提交，审核后展示')
      void track('learn', 'article_comment', articleId)
    },
  })
  return {
    text,
    write(next) {
      submission.clear()
      keep(next)
    },
    error: submission.fieldErrors.content || submission.error,
    verb: isMember ? '发表' : '登录后发表',
    busy: submission.busy,
    blocked: online ? '' : '离线状态下无法操作',
    submit: isMember ? submission.submit : () => session.signIn(articleHref(articleId)),
  }
}
