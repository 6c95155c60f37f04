import { Badge } from '#ui/badge.tsx'
import { Cell } from '#ui/layout/cell.tsx'
import type { ChannelRow } from './channel.words.ts'

/** A signal, a notice or a message of a channel. */
export function ChannelLine({ row: { title, note, href, isNew } }: { row: ChannelRow }) {
  return <Cell title={title} note={note} href={href} value={isNew && <Badge tone="brand">新</Badge>} />
}
