import { CHATS } from '#lib/path/chat-href.ts'
import { LinkButton } from '#ui/link-button.tsx'

/** The link to the advisers. */
export function AskAdviser() {
  return <LinkButton href={CHATS}>问投顾</LinkButton>
}
