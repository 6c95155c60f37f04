import { useState } from 'react'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { Bubble } from './bubble.tsx'
import { FilmSheet } from './film-sheet.tsx'
import type { Liked } from './message-menu.model.ts'
import { type ListedTalk, useTalkList } from './talk-list.model.ts'
import type { BubbleView } from './talk.words.ts'
import css from './talk.module.css'

const Person = lazyPart(() => import('./person.tsx').then((m) => m.Person), <Skeleton lines={3} />)
const MessageMenu = lazyPart(() => import('./message-menu.tsx').then((m) => m.MessageMenu), <Skeleton lines={3} />)

interface Props {
  bubbles: readonly BubbleView[]
  talk: ListedTalk
  /** So many were unread when the talk was opened. */
  unread?: number
  /** Sends one again that did not arrive; the same function at every render. */
  onAgain: (key: string) => void
  /** Takes a message up in what is written next. */
  onQuote?: ((bubble: BubbleView) => void) | undefined
}

/** The messages of a talk, the newest at the bottom. product LV-03, CH-02 */
export function TalkList({ bubbles, talk, unread = 0, onAgain, onQuote }: Props) {
  const [chosen, choose] = useState<BubbleView>()
  const [person, showPerson] = useState('')
  const [film, show] = useState<BubbleView['film']>()
  const [liked, like] = useState<Readonly<Record<string, Liked>>>({})
  const done = () => choose(undefined)
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
        // A box that scrolls must be reached by keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={onScroll}
      >
        <ol className={css.list}>
          {list.hasOlder && (
            <li>
              <button type="button" className={css.older} onClick={list.older}>
                查看更早的消息
              </button>
            </li>
          )}
          {shown.map((bubble) => (
            <Bubble
              key={bubble.key}
              bubble={bubble}
              like={liked[bubble.messageId] ?? bubble.like}
              onPerson={showPerson}
              isFirstUnread={bubble.key === firstUnread}
              isTarget={bubble.messageId !== '' && bubble.messageId === list.target}
              onAgain={onAgain}
              onQuoted={list.jump}
              onFilm={show}
              onMore={choose}
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
      <Sheet open={chosen !== undefined} title="消息操作" onClose={done}>
        {chosen && (
          <MessageMenu
            bubble={chosen}
            onQuote={onQuote}
            onLiked={(messageId, now) => like((before) => ({ ...before, [messageId]: now }))}
            onPerson={() => {
              done()
              showPerson(chosen.person)
            }}
            onDone={done}
          />
        )}
      </Sheet>
      <FilmSheet film={film} onClose={() => show(undefined)} />
      <Sheet open={person !== ''} title="发言人资料" onClose={() => showPerson('')}>
        {person !== '' && <Person id={person} />}
      </Sheet>
      <div className={css.heard} role="status">
        {spoken}
      </div>
    </div>
  )
}
