import { LoadState } from '#entities/loaded/load-state.tsx'
import { Questions } from '#entities/question/questions.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { useTakesQuestions } from './room-questions.model.ts'

/** 问答 of a room: questions and answers, and a link to ask. LV-03 */
export function RoomQuestions({ chatId, roomId }: { chatId: string; roomId: string }) {
  return (
    <LoadState loaded={useTakesQuestions(chatId)} skeleton={<Skeleton lines={6} inset />}>
      {(asks) => <Questions chatId={chatId} asks={asks} roomId={roomId} />}
    </LoadState>
  )
}
