import { LoadState } from '#entities/loaded/load-state.tsx'
import { assumptionsOf } from '#entities/performance/assumptions.words.ts'
import { ordersOf } from '#entities/performance/orders.words.ts'
import { Performance } from '#entities/performance/performance.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { AuthorLine } from '#site/frame/author-line.tsx'
import { type Strategies, useStatistics } from './page.ts'
import { RecordWaiting } from './record-waiting.tsx'
import css from './investment.module.css'

/** The back-test of one strategy, with the responsible adviser. */
export function Record({ strategy }: { strategy: Strategies[number] | undefined }) {
  const loaded = useStatistics(strategy?.strategyId)
  return (
    <div className={css.record}>
      <LoadState loaded={loaded} skeleton={<RecordWaiting />}>
        {(statistics) => (
          <Performance
            name={strategy?.name ?? ''}
            perf={statistics.perf}
            curve={statistics.curve}
            years={statistics.years}
            months={statistics.byMonth}
            more={[
              { label: '回测假设', items: assumptionsOf(statistics.assumptions) },
              { label: '平仓与容量', items: ordersOf(statistics) },
            ]}
          />
        )}
      </LoadState>
      {strategy && (
        <Quiet inset>
          {strategy.analysts.map((author) => (
            <AuthorLine key={author.number} author={author} />
          ))}
        </Quiet>
      )}
    </div>
  )
}
