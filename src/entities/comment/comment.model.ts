import { useState } from 'react'
import { articleComment, articleInfo } from '#api/domains/learn/article.ts'
import { explain } from '#data/explain.ts'
import { useOnline } from '#data/provider.tsx'
import { useMutateCall } from '#data/use-call.ts'
import { useChange } from '#data/use-change.ts'
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
  const [error, setError] = useState('')
  const member = useSignedIn()
  const online = useOnline()
  const session = useSessionActions()
  const { run, busy } = useChange(articleComment)
  const patch = useMutateCall()
  const track = useTrack()
  const toast = useToast()
  const send = async () => {
    try {
      const mine = await run({ articleId, content: text.trim() })
      keep('')
      patch(articleInfo, { id: articleId }, (old) => ({
        ...old,
        comments: [{ ...mine, isMine: true }, ...(old.comments ?? [])],
      }))
      toast('评论已提交，审核后展示')
      void track('learn', 'article_comment', articleId)
    } catch (error) {
      toast(explain(error))
    }
  }
  const submit = () => {
    if (!member) return session.signIn(articleHref(articleId))
    const found = commentError(text)
    setError(found)
    if (found === '' && !busy) void send()
  }
  const write = (next: string) => {
    setError('')
    keep(next)
  }
  return {
    text,
    write,
    error,
    verb: member ? '发表' : '登录后发表',
    busy,
    blocked: online ? '' : '离线状态下无法操作',
    submit,
  }
}
