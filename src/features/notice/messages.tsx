import type { ReactNode } from 'react'
import { LoadState } from '#entities/loaded/load-state.tsx'
import type { Message } from '#entities/message/message.ts'
import { minute } from '#lib/time/dates.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Chips } from '#ui/chips.tsx'
import { classes } from '#ui/classes.ts'
import { Filters } from '#ui/layout/filters.tsx'
import { More } from '#ui/layout/more.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Unbroken } from '#ui/prose/unbroken.tsx'
import { Unseen } from '#ui/prose/unseen.tsx'
import { Sign } from '#ui/sign/sign.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { RowsSkeleton } from '#ui/state/rows-skeleton.tsx'
import { kindSigns } from './kind-signs.ts'
import type { MessageList } from './messages.model.ts'
import { filters } from './messages.words.ts'
import css from './notice.module.css'

interface Props {
  list: MessageList
  /** Whether a path is a page. */
  opens: (path: string) => boolean
  seeAll: () => void
}

/** The customer's messages by day. */
export function Messages({ list: { view, about, choose, isUnread, markRead }, opens, seeAll }: Props) {
  const toDo = view.state === 'ready' ? view.data.toDo : 0
  const row = (message: Message) => (
    <li key={message.id}>
      <Row message={message} isUnread={isUnread(message)} opens={opens} onOpen={() => markRead(message.id)} />
    </li>
  )
  return (
    <>
      <Filters>
        <Chips
          row
          label="消息类型"
          items={[
            { id: 'all', name: '全部' },
            ...filters.map(({ id, name }) => ({ id, name: id === 'todo' && toDo > 0 ? `${name} ${toDo}` : name })),
          ]}
          chosen={about}
          onPick={choose}
        />
      </Filters>
      <LoadState loaded={view} skeleton={<RowsSkeleton rows={6} />}>
        {({ days, offers, isPartial }) => (
          <>
            {isPartial && (
              <Quiet small inset>
                部分消息暂时无法获取
              </Quiet>
            )}
            {days.map(({ label, messages }) => (
              <Group key={label} title={label}>
                {messages.map(row)}
              </Group>
            ))}
            {days.length === 0 &&
              (about === 'all' ? (
                <Empty text="暂无消息" note="订单、直播提醒、老师的答复与公司公告都列在这里。" />
              ) : (
                <Empty text="暂无这类消息" action={{ label: '看全部', onClick: seeAll }} />
              ))}
            {about === 'all' && offers.length > 0 && (
              <div className={css.offers}>
                <More label={`活动与会员 ${offers.length}（不提醒，不计未读）`}>
                  <ul className={css.rows}>{offers.map(row)}</ul>
                </More>
              </div>
            )}
          </>
        )}
      </LoadState>
    </>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className={css.day}>{title}</h2>
      <ul className={css.rows}>{children}</ul>
    </section>
  )
}

function Row(p: { message: Message; isUnread: boolean; opens: (path: string) => boolean; onOpen: () => void }) {
  const { kind, title, text, at, href, verb } = p.message
  const leads = href !== '' && p.opens(href.split('?')[0] ?? '')
  const words = (
    <>
      <span className={classes(css.sign, p.isUnread && css.fresh)}>
        <Sign sign={kindSigns[kind]} />
      </span>
      <span className={css.words}>
        <span className={css.line}>
          <span className={css.title}>
            {p.isUnread && <Unseen>未读，</Unseen>}
            <Unbroken>{title}</Unbroken>
          </span>
          <time className={css.time}>{minute(at).slice(11)}</time>
        </span>
        <span className={css.line}>
          <span className={css.text}>
            <Unbroken>{text}</Unbroken>
          </span>
          {verb !== '' && leads && <span className={css.verb}>{verb}</span>}
        </span>
      </span>
    </>
  )
  return leads ? (
    <Anchor href={href} className={css.row} onClick={p.onOpen}>
      {words}
    </Anchor>
  ) : (
    <p className={css.row}>{words}</p>
  )
}
