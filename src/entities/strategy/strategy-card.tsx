import { Anchor } from '#ui/anchor.tsx'
import { Badge } from '#ui/badge.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import type { StrategyCardView } from './strategy.words.ts'
import css from './strategy-card.module.css'
import { WaterSpark } from './water-spark.tsx'

/** A strategy in a list: the fall before the total, both in one size and without praise. SG-01, law §4 */
export function StrategyCard({ view, deepest }: { view: StrategyCardView; deepest: number }) {
  const { name, level, kind, note, signers, href, figures } = view
  return (
    <Anchor href={href} className={css.card}>
      <span className={css.head}>
        <strong>{name}</strong> <Badge tone="brand">{level}</Badge> <Badge tone="warning">{kind}</Badge>
      </span>
      {figures && (
        <span className={css.figures}>
          <span>
            <Quiet as="span" small>
              最大回撤
            </Quiet>
            <span className={css.figure}>{figures.fall}</span>
          </span>
          <span>
            <Quiet as="span" small>
              累计
            </Quiet>
            <span className={css.figure}>{figures.total}</span>
          </span>
          <WaterSpark curve={figures.curve} falls={figures.falls} deepest={deepest} />
        </span>
      )}
      {figures && (
        <span className={css.line}>
          <span>{figures.recovered}</span>
          <span>{figures.bench}</span>
        </span>
      )}
      <Quiet as="span" small>
        {note}
      </Quiet>
      <Quiet as="span" small>
        {signers}
      </Quiet>
    </Anchor>
  )
}
