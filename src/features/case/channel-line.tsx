import { Badge } from '#ui/badge.tsx'
import { Cell } from '#ui/layout/cell.tsx'
import { OverRow } from '#entities/stock-case/aged.tsx'
import type { ChannelRow } from './channel.words.ts'

/** A signal, a notice or a message of a channel. */
export function ChannelLine({ row: { title, note, href, isNew, isOver = false } }: { row: ChannelRow }) {
  const mark = isOver ? <Badge>已失效</Badge> : isNew && <Badge tone="brand">新</Badge>
  return (
    <OverRow isOver={isOver}>
      <Cell title={title} note={note} href={href} value={mark} />
    </OverRow>
  )
}
