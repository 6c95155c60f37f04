import type { Comment } from '#api/shapes.ts'
import { useBlocked } from '#data/provider.tsx'
import { useSubmit } from '#data/write/use-submit.ts'
import { plainText } from '#lib/text/typed/plain.ts'
import { useSessionActions, useSignedIn, useWholeSession } from '#session/context.tsx'
import { useDraft } from '#session/use-draft.ts'
import { useToast } from '#ui/overlay/toast.tsx'
import type { CommentRow } from './comment.words.ts'
import { commentError } from './contact.ts'

/** The subject of comments, with its calls. */
export interface CommentSubject {
  /** Kind and exact id, the key of the stored draft: short video 1 is not team video 1. */
  key: string
  /** The page to return to after signing in to comment. */
  path: string
  write: (words: { content: string; parentId?: string }) => Promise<Comment>
  /** The comments as currently returned by the service, the newest first; of a long list only as far as `parentId`. */
  read: (parentId?: string) => Promise<readonly Comment[]>
  /** Updates the displayed comments with a new one, which answers `parentId`. */
  show: (change: (all: readonly Comment[] | undefined) => Comment[], parentId?: string) => void
  /** Tracks that one was written. */
  written: () => void
}

export interface CommentModel {
  /** The comment being replied to, which may be further down than `rows`. */
  answered: Pick<CommentRow, 'name'> | undefined
  /** Starts or cancels a reply. */
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

/** Writing a comment, or a reply to one of `rows`. Both survive a login and a reload. LE-07 */
export function useComment(subject: CommentSubject, rows: readonly CommentRow[]): CommentModel {
  const { key, path } = subject
  const [textKey, parentKey, nameKey] = [`comment:${key}`, `comment-parent:${key}`, `comment-parent-name:${key}`]
  const [text, keep] = useDraft(textKey)
  const [parent, keepParent] = useDraft(parentKey)
  const [name, keepName] = useDraft(nameKey)
  const { drafts } = useWholeSession()
  const answered = parent === '' ? undefined : (rows.find((row) => row.key === parent) ?? { name })
  const answer = (row?: CommentRow) => {
    keepParent(row?.key ?? '')
    keepName(row?.name ?? '')
  }
  const isMember = useSignedIn()
  const blocked = useBlocked()
  const session = useSessionActions()
  const toast = useToast()
  const submission = useSubmit({
    fields: { content: plainText(text), parentId: parent || undefined, text },
    validate: ({ content }) => ({ content: commentError(content) }),
    run: ({ content, parentId }) => subject.write({ content, ...(parentId && { parentId }) }),
    async verify({ content, parentId }) {
      const comments = await subject.read(parentId)
      const among = parentId ? (comments.find(({ id }) => id === parentId)?.replies ?? []) : comments
      const mine = among.find((each) => each.isMine === true && each.content === content)
      return mine ? { result: mine } : { error: '经核对评论没有发表，请再次发表' }
    },
    unverified: '暂时无法核对评论是否发表，请联网后核对，不要重复发表',
    done: (mine, { parentId, ...sent }) => {
      // What was typed or chosen since then stays.
      const typed = drafts.get(textKey)
      const left = typed.startsWith(sent.text) ? typed.slice(sent.text.length) : typed
      keep(left)
      if (left === '' && drafts.get(parentKey) === (parentId ?? '')) answer()
      subject.show((all) => withComment(all, { ...mine, isMine: true }, parentId), parentId)
      toast('评论已提交，审核后展示')
      subject.written()
    },
  })
  return {
    answered,
    answer,
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

/** A reply comes under its comment, the newest last; any other comment starts the list. */
function withComment(all: readonly Comment[] = [], own: Comment, parentId: string | undefined): Comment[] {
  if (parentId === undefined) return [own, ...all.filter(({ id }) => id !== own.id)]
  return all.map((each) => {
    if (each.id !== parentId) return each
    return { ...each, replies: [...(each.replies ?? []).filter(({ id }) => id !== own.id), own] }
  })
}
