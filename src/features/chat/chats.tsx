import { LoadState } from '#entities/loaded/load-state.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { classes } from '#ui/classes.ts'
import { Count } from '#ui/count.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { RowsSkeleton } from '#ui/state/rows-skeleton.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import css from './chat.module.css'
import { useChats } from './chats.model.ts'
import type { ChatRow } from './chats.words.ts'

/** 圈子. CH-01 */
export function ChatsScreen() {
  return (
    <Screen title="圈子">
      <LoadState loaded={useChats()} skeleton={<RowsSkeleton rows={4} />}>
        {(rows) =>
          rows.length === 0 ? (
            <Empty text="您的服务暂未包含圈子" action={{ label: '了解服务', href: '/product' }} />
          ) : (
            <ul className={css.rows} aria-label="圈子">
              {rows.map((row) => (
                <li key={row.key}>
                  {row.href === undefined ? <Closed row={row} /> : <Open row={row} href={row.href} />}
                </li>
              ))}
            </ul>
          )
        }
      </LoadState>
      <RiskLine />
    </Screen>
  )
}

function Open({ row, href }: { row: ChatRow; href: string }) {
  return (
    <Anchor href={href} className={classes(css.row, row.unread > 0 && css.new)}>
      <Row row={row} />
    </Anchor>
  )
}

function Closed({ row }: { row: ChatRow }) {
  return (
    <div className={css.row} data-closed>
      <Row row={row} />
      <Anchor href="/product">续期</Anchor>
    </div>
  )
}

function Row({ row: { name, cover, note, time, unread } }: { row: ChatRow }) {
  return (
    <>
      <span className={css.sign}>
        <Avatar src={cover} name="" size={44} />
        <span className={css.fresh} aria-hidden>
          <Count of={unread} />
        </span>
      </span>
      <span className={css.words}>
        <span className={css.name}>
          <span>{name}</span>
          <Quiet as="span" small>
            {time}
          </Quiet>
        </span>
        <span className={css.name}>
          <span className={css.note}>{note}</span>
          {unread > 0 && <span className={css.heard}>{`${unread}条未读`}</span>}
        </span>
      </span>
    </>
  )
}
