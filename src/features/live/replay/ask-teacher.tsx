import { LinkButton } from '#ui/link-button.tsx'
import { useAskHref } from './replay-talk.model.ts'

/** A question to the teacher about a recording. LV-04 */
export function AskTeacher({ roomId }: { roomId: string }) {
  const href = useAskHref(roomId)
  if (href === undefined) return null
  return (
    <LinkButton href={href} kind="plain" size="small">
      问老师
    </LinkButton>
  )
}
