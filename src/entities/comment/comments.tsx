import { type ReactNode, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { submitProps } from '#ui/form/submit.ts'
import { CommentList } from './comment-list.tsx'
import { type CommentModel, type CommentSubject, useComment } from './comment.model.ts'
import { type CommentRow, publishedIn } from './comment.words.ts'
import css from './comments.module.css'

/** The id of the comments section. */
export const COMMENTS = 'comments'

interface Props {
  subject: CommentSubject
  rows: readonly CommentRow[]
  /** Content below them. */
  children?: ReactNode
}

/** Comments with replies, and the form for a new one. LE-07 */
export function Comments({ subject, rows, children }: Props) {
  const model = useComment(subject, rows)
  const published = publishedIn(rows)
  const section = useRef<HTMLElement>(null)
  // 回复 further up leads to the field, and the keyboard opens over it.
  const reply = (row: CommentRow) => {
    model.answer(row)
    section.current?.querySelector('textarea')?.focus()
  }
  return (
    <section ref={section} id={COMMENTS}>
      <h3>评论 {published > 0 && <Quiet as="span" small>{`${published}`}</Quiet>}</h3>
      {rows.length === 0 ? <Quiet small>还没有评论</Quiet> : <CommentList rows={rows} label="评论" onReply={reply} />}
      {children}
      <CommentForm model={model} />
    </section>
  )
}

function CommentForm({ model }: { model: CommentModel }) {
  const { answered } = model
  return (
    <form {...submitProps(model.submit)} className={css.form}>
      {answered && (
        <div className={css.answered}>
          <Quiet as="span">回复 {answered.name}</Quiet>
          <Button size="small" kind="ghost" onClick={() => model.answer(undefined)}>
            取消回复
          </Button>
        </div>
      )}
      <TextArea label={answered ? '写回复' : '写评论'} value={model.text} onChange={model.write} error={model.error} />
      <Button kind="primary" type="submit" busy={model.busy} disabled={model.blocked !== ''}>
        {model.verb}
      </Button>
      <Quiet small>{model.blocked}</Quiet>
    </form>
  )
}
