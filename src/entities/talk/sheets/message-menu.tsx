import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { reportHref } from '#lib/path/complaint-href.ts'
import { stamp } from '#lib/time/dates.ts'
import { useCopy } from '#ui/use-copy.ts'
import { type Liked, useMessageLike } from './message-menu.model.ts'
import type { BubbleView } from '#entities/talk/talk.words.ts'

interface Props {
  bubble: BubbleView
  /** Without a composer there is nothing to quote into. */
  onQuote: ((bubble: BubbleView) => void) | undefined
  onLiked: (messageId: string, like: Liked) => void
  onPerson: () => void
  onDone: () => void
}

/** The menu of a message. CH-02 */
export function MessageMenu({ bubble, onQuote, onLiked, onPerson, onDone }: Props) {
  const copy = useCopy()
  const turnLike = useMessageLike(bubble, onLiked)
  const { text, isMine, messageId } = bubble
  const after = (act: () => void) => () => {
    onDone()
    act()
  }
  return (
    <CellGroup title={`${bubble.name} · ${stamp(bubble.at)}`}>
      <Cell title={bubble.like.isLiked ? '取消点赞' : '点赞'} onClick={after(turnLike)} />
      {text !== '' && <Cell title="复制" onClick={after(() => copy(text))} />}
      {onQuote && <Cell title="引用" onClick={after(() => onQuote(bubble))} />}
      {bubble.person !== '' && <Cell title="发言人资料" onClick={onPerson} />}
      {!isMine && <Cell title="举报" note="由公司合规部门核实处理" href={reportHref({ message: messageId })} />}
    </CellGroup>
  )
}
