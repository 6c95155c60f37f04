import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Bubble } from './bubble.tsx'
import type { Liked } from './sheets/message-menu.model.ts'
import type { Opened } from './sheets/talk-sheets.tsx'
import { type ListedTalk, type TalkList as TalkListModel, useTalkList } from './talk-list.model.ts'
import type { BubbleView } from './talk.words.ts'
import css from './talk.module.css'

const TalkSheets = lazyPart(() => import('./sheets/talk-sheets.tsx').then((m) => m.TalkSheets))

interface Props {
  bubbles: readonly BubbleView[]
  talk: ListedTalk
  /** How many messages were unread when the talk was opened. */
  unread?: number
  /** Sends a failed message again; the same function at every render. */
  onAgain: (key: string) => void
  /** Quotes a message in the input. */
  onQuote?: ((bubble: BubbleView) => void) | undefined
}

/** The messages of a talk, the newest at the bottom. LV-03, CH-02 */
export function TalkList({ bubbles, talk, unread = 0, onAgain, onQuote }: Props) {
  const [chosen, open] = useState<Opened>()
  const [liked, like] = useState<Readonly<Record<string, Liked>>>({})
  // A recalled message can be neither copied nor answered.
  const isGone = bubbles.some(({ messageId, isRecalled }) => isRecalled && messageId === chosen?.menu?.messageId)
  const opened = isGone ? undefined : chosen
  const list = useTalkList(bubbles, talk, unread)
  const { box, shown, below, pill, toEnd, onScroll, spoken, firstUnread } = list
  return (
    <div className={css.talk}>
      <div
        ref={box}
        className={css.box}
        role="log"
        aria-live="off"
        aria-label="互动消息"
        // A scrollable box must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={onScroll}
      >
        <ol className={css.list}>
          {list.hasOlder && (
            <li>
              {list.olderError !== '' && (
                <p className={css.failed} role="alert">{`较早的消息没有加载出来：${list.olderError}`}</p>
              )}
              <button type="button" className={css.older} onClick={list.older}>
                {list.olderError === '' ? '查看更早的消息' : '重试'}
              </button>
            </li>
          )}
          {shown.map((bubble) => (
            <Bubble
              key={bubble.key}
              bubble={bubble}
              like={liked[bubble.messageId] ?? bubble.like}
              onOpen={open}
              isFirstUnread={bubble.key === firstUnread}
              isTarget={bubble.messageId !== '' && bubble.messageId === list.target}
              onAgain={onAgain}
              onQuoted={list.jump}
            />
          ))}
          {below > 0 && <li aria-hidden style={{ height: below }} />}
        </ol>
      </div>
      {pill !== '' && (
        <button type="button" className={css.pill} onClick={toEnd}>
          {pill}
        </button>
      )}
      {list.missing && <Missing {...list.missing} />}
      {opened && (
        <TalkSheets
          opened={opened}
          open={open}
          onQuote={onQuote}
          onLiked={(messageId, now) => like((before) => ({ ...before, [messageId]: now }))}
        />
      )}
      <div className={css.heard} role="status">
        {spoken}
      </div>
    </div>
  )
}

/** A quoted message that cannot be shown. */
function Missing({ text, again, close }: NonNullable<TalkListModel['missing']>) {
  return (
    <div className={css.missing} role="alert">
      <Quiet small>{text}</Quiet>
      <Button kind="ghost" size="small" onClick={again}>
        重试
      </Button>
      <Button kind="ghost" size="small" onClick={close}>
        关闭
      </Button>
    </div>
  )
}
