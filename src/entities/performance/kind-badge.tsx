import { Badge } from '#ui/badge.tsx'
import { BACK_TEST } from './kind.words.ts'

/** The kind of record as text; the weakest kind stands out. law §4 */
export function KindBadge({ word }: { word: string }) {
  return <Badge tone={word === BACK_TEST ? 'warning' : 'plain'}>{word}</Badge>
}
