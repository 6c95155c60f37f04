import { useState } from 'react'
import { dataOf } from '#data/loaded.ts'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { Chips } from '#ui/chips.tsx'
import { classes } from '#ui/classes.ts'
import { Count } from '#ui/count.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { RowsSkeleton } from '#ui/state/rows-skeleton.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import css from './chat.module.css'
import { type Chats, useChats } from './chats.model.ts'
import type { ChatRow, TeacherSign } from './chats.words.ts'
import { Example, Never, WaysIn } from './ways-in.tsx'

/** 圈子. CH-01 */
export function ChatsScreen() {
  const chats = useChats()
  const isNew = dataOf(chats)?.rows.length === 0
  return (
    <Screen title="圈子" home={isNew ? 'picture' : 'beside'}>
      <LoadState
        loaded={chats}
        skeleton={
          <div className={css.waiting}>
            <RowsSkeleton rows={4} />
          </div>
        }
      >
        {({ rows, teachers }) => (rows.length === 0 ? <Newcomer /> : <Mine rows={rows} teachers={teachers} />)}
      </LoadState>
      <RiskLine>老师均已登记，发言留存，不构成投资建议</RiskLine>
    </Screen>
  )
}

/** What a circle is, an example, how to join, and what it never contains. */
function Newcomer() {
  return (
    <>
      <header className={css.intro}>
        <h2>有问题，问登记在册的老师</h2>
        <p>您的服务暂未包含圈子。圈子随课程和投顾服务开通，发言留存；老师的登记编号就在名字旁边。</p>
      </header>
      <Example />
      <WaysIn title="怎样加入" />
      <Never />
    </>
  )
}

const kinds = [
  { id: 'all', name: '全部' },
  { id: 'unread', name: '未读' },
]

function Mine({ rows, teachers }: Chats) {
  const [kind, see] = useState('all')
  const unread = rows.reduce((sum, row) => sum + row.unread, 0)
  const shown = kind === 'unread' ? rows.filter((row) => row.unread > 0) : rows
  return (
    <>
      <div className={css.first}>
        <Chips
          label="哪些圈子"
          items={kinds.map(({ id, name }) => ({ id, name: id === 'unread' && unread > 0 ? `未读 ${unread}` : name }))}
          chosen={kind}
          onPick={(id) => see(id ?? 'all')}
        />
        {teachers.length > 0 && <Teachers teachers={teachers} />}
      </div>
      {shown.length === 0 && (
        <Quiet small inset>
          没有未读消息
        </Quiet>
      )}
      <ul className={css.rows} aria-label="圈子">
        {shown.map((row) => (
          <li key={row.key}>{row.href === undefined ? <Closed row={row} /> : <Open row={row} href={row.href} />}</li>
        ))}
      </ul>
      <WaysIn title="还可以加入" />
    </>
  )
}

function Teachers({ teachers }: { teachers: readonly TeacherSign[] }) {
  return (
    <ul className={css.teachers} aria-label="今天说过话的老师">
      {teachers.map(({ key, name, certNo, avatar, unread, href }) => (
        <li key={key}>
          <Anchor href={href}>
            <span className={classes(css.portrait, unread > 0 && css.speaks)}>
              <Avatar src={avatar} name="" size={46} />
              <span className={css.fresh} aria-hidden>
                <Count of={unread} />
              </span>
            </span>
            <span>{name}</span>
            <small>{certNo}</small>
          </Anchor>
        </li>
      ))}
    </ul>
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

function Row({ row: { name, cover, note, time, unread, isNamed } }: { row: ChatRow }) {
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
          <span className={css.note}>
            {isNamed && <b className={css.named}>[有人@我] </b>}
            {note}
          </span>
          {unread > 0 && <span className={css.heard}>{`${unread}条未读`}</span>}
        </span>
      </span>
    </>
  )
}
