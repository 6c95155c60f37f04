import { askHref } from '#lib/path/chat-href.ts'
import { Chips } from '#ui/chips.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { QuestionList } from './question-list.tsx'
import { useQuestions, whose } from './questions.model.ts'

interface Props {
  chatId: string
  /** Whether questions are accepted. */
  asks: boolean
  /** The live room whose talk it is. */
  roomId?: string
}

/** 问答 of a chat. */
export function Questions({ chatId, asks, roomId }: Props) {
  const { rows, whose: shown, see, fresh } = useQuestions(chatId)
  return (
    <>
      <Stack inset gap={3}>
        {asks ? <LinkButton href={askHref(chatId, roomId)}>向老师提问</LinkButton> : <Quiet>该聊天室未开放提问</Quiet>}
        <Chips
          label="范围"
          items={whose}
          chosen={shown}
          onPick={(id) => see(whose.find((each) => each.id === id)?.id ?? shown)}
        />
        {fresh !== '' && <Quiet>{fresh}</Quiet>}
      </Stack>
      <QuestionList rows={rows} />
    </>
  )
}
