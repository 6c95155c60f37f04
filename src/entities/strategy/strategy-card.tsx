import { KindBadge } from '#entities/performance/kind-badge.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { Badge } from '#ui/badge.tsx'
import { LeadFigure } from '#ui/chart/lead-figure.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import type { StrategyCardView } from './strategy.words.ts'
import css from './strategy-card.module.css'
import { lazyPart } from '#ui/lazy-part.tsx'

/** As large as the drawing, which only adds to the figures. */
const ROOM = <svg aria-hidden width={92} height={52} />
const WaterSpark = lazyPart(() => import('./water-spark.tsx').then((m) => m.WaterSpark), ROOM, ROOM)

/** A strategy in a list: the drawdown before the total, in the same size and without praise. SG-01, law §4 */
export function StrategyCard({ view, deepest }: { view: StrategyCardView; deepest: number }) {
  const { name, level, kind, note, signers, href, figures } = view
  return (
    <Anchor href={href} className={css.card}>
      <span className={css.head}>
        <strong>{name}</strong> <Badge tone="brand">{level}</Badge> <KindBadge word={kind} />
      </span>
      {figures && (
        <span className={css.figures}>
          <LeadFigure name="最大回撤" value={figures.fall} />
          <LeadFigure name="累计" value={figures.total} />
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
        {[note, figures?.asOf].filter(Boolean).join(' · ')}
      </Quiet>
      <Quiet as="span" small>
        {signers}
      </Quiet>
    </Anchor>
  )
}
