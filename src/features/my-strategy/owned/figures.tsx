import { LoadState } from '#entities/loaded/load-state.tsx'
import { KindBadge } from '#entities/performance/kind-badge.tsx'
import { myStrategyHref } from '#lib/path/strategy-href.ts'
import { AsOf } from '#ui/as-of.tsx'
import { LeadFigure } from '#ui/chart/lead-figure.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import css from './figures.module.css'
import { useFigures } from './figures.model.ts'

/** The drawdown and the total since the service opened, the drawdown first. SG-12, law §4 */
export function Figures({ id, name }: { id: string; name: string }) {
  return (
    <LoadState loaded={useFigures(id, name)} skeleton={<Skeleton lines={6} />}>
      {({ kind, period, pair, caution, asOf }) => (
        <>
          <Card title="收益">
            <p>
              <KindBadge word={kind} />{' '}
              <Quiet as="span" small>
                {period}
              </Quiet>
            </p>
            <div className={css.pair}>
              {pair.map((figure) => (
                <LeadFigure key={figure.name} {...figure} />
              ))}
            </div>
            <Quiet small>{`不是您账户的盈亏。${caution}`}</Quiet>
            <AsOf text={asOf} />
          </Card>
          <CellGroup>
            <Cell title="收益曲线与逐年数据" href={myStrategyHref(id, 'revenue')} />
          </CellGroup>
        </>
      )}
    </LoadState>
  )
}
