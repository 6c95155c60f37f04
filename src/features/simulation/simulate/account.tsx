import { KindBadge } from '#entities/performance/kind-badge.tsx'
import { kindWord } from '#entities/performance/kind.words.ts'
import { Card } from '#ui/layout/card.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import type { SimulationView } from './simulate.words.ts'

/** The value of the virtual account, and its composition. SG-13 */
export function Account({ view: { name, span, why, account } }: { view: SimulationView }) {
  return (
    <Card title={name}>
      <p>
        <KindBadge word={kindWord('SIMULATED')} />{' '}
        <Quiet as="span" small>
          {span}
        </Quiet>
      </p>
      {why !== '' && <p role="status">{why}</p>}
      <Facts dense values="end" items={account} />
    </Card>
  )
}
