import type { ReactNode } from 'react'
import { Composer } from '#entities/talk/composer/composer.tsx'
import { Stopped } from '#entities/talk/stopped.tsx'
import { NobodySpoke } from '#entities/talk/nobody-spoke.tsx'
import { TalkList } from '#entities/talk/talk-list.tsx'
import { dataOf } from '#data/loaded.ts'
import { askHref } from '#lib/path/chat-href.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { ErrorCard } from '#ui/state/error-card.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import css from './room.module.css'
import { useTakesQuestions } from './room-questions.model.ts'
import { type TalkOfRoom, useRoomTalk } from './room-talk.model.ts'

interface Props extends TalkOfRoom {
  /** Between the talk and the input. */
  above?: ReactNode
  /** Beside the input. */
  beside?: ReactNode
  /** In place of 发送 while nothing is typed. */
  idle?: ReactNode
}

/** 互动 of a room: the talk, and where to write or ask. LV-03 */
export function RoomTalk({ above, beside, idle, ...props }: Props) {
  const model = useRoomTalk(props)
  const { talk, state, bubbles, composer, stopped, notice, onQuote } = model
  if (state === 'loading') return <Skeleton lines={6} inset />
  if (state === 'failed') return <ErrorCard message={model.error} onRetry={talk.retry} />
  return (
    <>
      {notice !== '' && (
        <div className={css.notice} role="status">
          <Quiet small>{notice}</Quiet>
        </div>
      )}
      {bubbles.length === 0 ? <NobodySpoke /> : <TalkList {...{ bubbles, talk, onQuote }} onAgain={composer.again} />}
      {above}
      {stopped.text === '' ? (
        <Composer model={composer} inside={<Ask {...props} />} beside={beside} idle={idle} />
      ) : (
        <Stopped stopped={stopped} onRestart={model.restart} />
      )}
    </>
  )
}

/** The link to ask the teacher, if questions are accepted. */
function Ask({ chatId, roomId }: Pick<TalkOfRoom, 'chatId' | 'roomId'>) {
  const asks = dataOf(useTakesQuestions(chatId)) ?? false
  return asks ? <Anchor href={askHref(chatId, roomId)}>提问</Anchor> : null
}
