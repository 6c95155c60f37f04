import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { WindowVirtualizer } from 'virtua'
import { FeedRows } from '#entities/list/feed-list.tsx'
import css from '#features/channel/channel.module.css'
import { type MessageRow, toMessageRows } from '#features/channel/channel.words.ts'
import { messageOf } from '#test/talk/message.ts'
import '#ui/tokens.css'
import '#ui/base.css'

/** The messages of a channel in our list, and in a bare virtua list with the same rows: `#ours`, `#virtua`. */
const [FIRST, ALL] = [50, 10_000]
const MINUTE = 60_000
const NOW = Date.parse('2026-11-26T15:00:00+08:00')
const TEXTS = [
  '午间成交额与昨天同一时刻相比少4.1%，下午再对一次。',
  '涨跌幅限制从哪一天起算，新股前五日规则一张图。',
  '放量下跌，先去读公告，再看价格。今天的三条公告都在交易所网站，逐条对照原文之后再下结论，不要只看标题。',
] as const

const messages = Array.from({ length: ALL }, (_, at) =>
  messageOf(`b${at}`, { text: TEXTS[at % TEXTS.length] ?? '', sentAt: NOW - at * MINUTE }),
)
const rows = toMessageRows(messages, { channelId: 'CH1', stocks: [], lastRead: undefined, now: NOW })

function Row({ row: { bubble, time, head } }: { row: MessageRow }) {
  return (
    <>
      {head !== '' && <h2 className={css.day}>{head}</h2>}
      <div className={css.row}>
        <time className={css.time}>{time}</time>
        <article className={css.message}>
          <p className={css.by}>
            <b>{bubble.name}</b> <span className={css.cert}>{bubble.role}</span>
          </p>
          <p>{bubble.text}</p>
        </article>
      </div>
    </>
  )
}

function Ours() {
  const [count, show] = useState(FIRST)
  const more = count < ALL ? () => show(ALL) : undefined
  const data = rows.slice(0, count)
  const loaded = { state: 'ready', data, savedAt: 0, stale: false, refresh: async () => undefined } as const
  return (
    <FeedRows
      feed={{ ...loaded, more, busy: false, failed: undefined, fresh: 0 }}
      noun="消息"
      label="消息"
      look={css.list}
      keyOf={({ key }) => key}
      row={(row) => <Row row={row} />}
    />
  )
}

function Bare() {
  return (
    <WindowVirtualizer data={rows}>
      {(row) => (
        <div key={row.key}>
          <Row row={row} />
        </div>
      )}
    </WindowVirtualizer>
  )
}

const box = document.querySelector('#root')
if (box) createRoot(box).render(location.hash === '#ours' ? <Ours /> : <Bare />)
