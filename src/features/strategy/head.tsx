import { AnalystLine } from '#entities/analyst/analyst-line.tsx'
import { KindBadge } from '#entities/performance/kind-badge.tsx'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import type { StrategyHead } from './strategy.words.ts'

/** The start of a strategy's page: name, level, kind of record and signer. SG-02 */
export function Head({ head, match = '' }: { head: StrategyHead; match?: string }) {
  const { name, level, kind, style, launch, analysts } = head
  return (
    <Card title={name}>
      <p>
        <Badge tone="brand">{level}</Badge> {match !== '' && <Badge>{match}</Badge>} <KindBadge word={kind} />
      </p>
      <Quiet small>{[style, launch].filter(Boolean).join(' · ')}</Quiet>
      {analysts.map((person) => (
        <AnalystLine key={person.key} person={person} />
      ))}
    </Card>
  )
}
