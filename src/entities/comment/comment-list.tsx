import { Avatar } from '#ui/media/avatar.tsx'
import { Topics } from '#ui/prose/topics.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { reportHref } from '#lib/path/complaint-href.ts'
import { useTimes } from './times.model.ts'
import type { CommentRow } from './comment.words.ts'
import css from './comment-list.module.css'

interface Props {
  rows: readonly CommentRow[]
  label: string
  onReply?: ((row: CommentRow) => void) | undefined
}

/** Comments with their replies; with `onReply` each published comment has a reply button. */
export function CommentList(props: Props) {
  return <Comments {...props} timeOf={useTimes()} />
}

function Comments({ rows, label, onReply, timeOf }: Props & { timeOf: (at: number) => string }) {
  return (
    <ul className={css.comments} aria-label={label}>
      {rows.map((row) => (
        <li key={row.key} className={css.comment}>
          <Avatar src={row.avatar} name={row.name} size={32} />
          <div className={css.words}>
            <p className={css.meta}>
              <span>{row.name}</span>
              <span>{timeOf(row.at)}</span>
              {row.label !== '' && <Badge tone="warning">{row.label}</Badge>}
            </p>
            <p className={css.text}>
              <Topics text={row.text} />
            </p>
            {row.reason !== '' && <p className={css.reason}>未通过原因：{row.reason}</p>}
            {onReply && row.label === '' && (
              <p className={css.acts}>
                <Button size="small" kind="ghost" onClick={() => onReply(row)}>
                  回复
                </Button>
                {!row.isMine && (
                  <LinkButton size="small" kind="ghost" href={reportHref({ comment: row.key })}>
                    举报
                  </LinkButton>
                )}
              </p>
            )}
            {row.replies.length > 0 && <Comments rows={row.replies} label="回复" timeOf={timeOf} />}
          </div>
        </li>
      ))}
    </ul>
  )
}
