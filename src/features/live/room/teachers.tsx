import { NobodySpoke } from '#entities/talk/nobody-spoke.tsx'
import { TalkList } from '#entities/talk/talk-list.tsx'
import { ErrorCard } from '#ui/state/error-card.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { useTeachers } from './teachers.model.ts'

/** 只看老师 of a room. LV-03 */
export function Teachers({ roomId, chatId }: { roomId: string; chatId: string }) {
  const { talk, state, error, bubbles } = useTeachers(roomId, chatId)
  if (state === 'loading') return <Skeleton lines={6} inset />
  if (state === 'failed') return <ErrorCard message={error} onRetry={talk.retry} />
  return bubbles.length === 0 ? <NobodySpoke /> : <TalkList {...{ bubbles, talk }} onAgain={() => undefined} />
}
