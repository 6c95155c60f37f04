import { LoadState } from '#entities/loaded/load-state.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import css from './chat.module.css'
import { type Replies, type ReplyRow, useReplies } from './replies.model.ts'

/** 回复我的. product CH-05 */
export function RepliesScreen() {
  const replies = useReplies()
  return (
    <Screen title="回复我的">
      <LoadState loaded={replies.rows} skeleton={<Skeleton lines={9} inset />}>
        {(rows) =>
          rows.length === 0 ? (
            <Empty text="还没有人回复您" action={{ label: '去圈子', href: '/chat' }} />
          ) : (
            <Rows rows={rows} replies={replies} />
          )
        }
      </LoadState>
      <RiskLine />
    </Screen>
  )
}

function Rows({ rows, replies: { more, busy, error } }: { rows: readonly ReplyRow[]; replies: Replies }) {
  return (
    <>
      <ul className={css.rows} aria-label="回复我的">
        {rows.map((row) => (
          <li key={row.key}>
            <Anchor href={row.href} className={css.row}>
              <Avatar src={row.avatar} name="" size={44} />
              <span className={css.words}>
                <span className={css.name}>
                  <span>{row.name}</span>
                  <Quiet as="span" small>
                    {row.time}
                  </Quiet>
                </span>
                <span>{row.text}</span>
                {row.quote !== '' && <Quiet small>{`回复：${row.quote}`}</Quiet>}
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
      {more && (
        <Stack inset gap={2}>
          <FormError>{error}</FormError>
          <Button kind="plain" size="small" busy={busy} onClick={more}>
            更早的回复
          </Button>
        </Stack>
      )}
    </>
  )
}
