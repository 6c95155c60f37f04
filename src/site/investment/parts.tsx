import { LoadState } from '#entities/loaded/load-state.tsx'
import { Row } from '#ui/layout/stack.tsx'
import { Caution } from '#ui/caution.tsx'
import { Card } from '#ui/layout/card.tsx'
import { stamp } from '#lib/time/dates.ts'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { methods, statement, usePools } from './page.ts'
import { RecordWaiting } from './record-waiting.tsx'
import css from './investment.module.css'

/** How strategies, back-tests and scores are made. */
export function Methods() {
  return (
    <div className={css.methods}>
      {methods.map(({ title, points }) => (
        <Card key={title} title={title}>
          <ul className={css.points}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </Card>
      ))}
    </div>
  )
}

/** The back-test of one strategy, with the responsible adviser. */
export const Record = lazyPart(() => import('./record.tsx').then((m) => m.Record), <RecordWaiting />)

/** The names of the stock pools; their content is only for customers they suit. */
export function Pools() {
  return (
    <CellGroup title="策略股票池">
      <LoadState loaded={usePools()} skeleton={<Skeleton lines={8} />}>
        {({ list }) =>
          list.length === 0 ? (
            <Empty text="暂无股票池" action={{ label: '看产品服务', href: '/product' }} />
          ) : (
            list.map(({ poolId, name, strategyName, riskLevel, count, updatedAt }) => (
              <Cell
                key={poolId}
                title={name}
                note={
                  <>
                    {`来自「${strategyName}」 · ${riskLevel} · `}
                    <span className={css.instant}>{`截至 ${stamp(updatedAt)}`}</span>
                  </>
                }
                value={`${count} 只`}
              />
            ))
          )
        }
      </LoadState>
    </CellGroup>
  )
}

/** What a model is not, and the next links. */
export function End() {
  return (
    <>
      <p className={css.note}>股票名单只向已开通服务且风险等级匹配的客户展示。</p>
      <Caution>{statement}</Caution>
      <Row gap={3}>
        <LinkButton href="/course" size="small">
          先学习再了解策略
        </LinkButton>
        <LinkButton href="/product" kind="plain" size="small">
          产品与服务
        </LinkButton>
      </Row>
      <RiskLine />
    </>
  )
}
