import { LoadState } from '#entities/loaded/load-state.tsx'
import { SCORES, stockHref, STOCK_SEARCH } from '#lib/path/stock-href.ts'
import { AsOf } from '#ui/as-of.tsx'
import { MedianBar } from '#ui/chart/median-bar.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Row, Stack } from '#ui/layout/stack.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { useScore } from './score.model.ts'
import css from './score.module.css'
import { type ScoreView, trendPath } from './score.words.ts'

/** 个股评分. ST-06 */
export function ScoreScreen() {
  const { symbol, title, score, none } = useScore()
  return (
    <Screen title={title}>
      <Stack gap={3} inset>
        {none !== '' ? (
          <Empty text={none} action={{ label: '看其他股票', href: STOCK_SEARCH }} />
        ) : (
          <LoadState loaded={score} skeleton={<Skeleton lines={12} />}>
            {(view) => <Shown view={view} symbol={symbol} />}
          </LoadState>
        )}
        <RiskLine>评分由算法模型依据公开数据计算，只说明过去，不预示未来，不构成投资建议</RiskLine>
      </Stack>
    </Screen>
  )
}

function Shown({ view, symbol }: { view: ScoreView; symbol: string }) {
  return (
    <>
      <Card title={`${view.name} ${view.code}`}>
        <AsOf text={view.asOf} />
        <p className={css.score}>
          <span>
            <strong>{view.score}</strong> / 100
          </span>
          <span>{view.rank}</span>
        </p>
        <span className={css.ruler} aria-hidden>
          <b style={{ left: `${view.place}%` }} />
        </span>
        <p>{view.found}</p>
        <Row gap={2}>
          <LinkButton href={stockHref(symbol)} kind="plain" size="small">
            看行情与公告
          </LinkButton>
          <LinkButton href={SCORES} kind="plain" size="small">
            看全部排名
          </LinkButton>
        </Row>
      </Card>
      <Card title="评分构成">
        <Quiet small>弱项在前；每项 0 至 100 分，竖线为所属行业的中位数</Quiet>
        <ul className={css.factors} aria-label="评分构成">
          {view.factors.map((factor) => (
            <Factor key={factor.id} factor={factor} />
          ))}
        </ul>
      </Card>
      {view.history.length > 0 && <Trend history={view.history} />}
    </>
  )
}

function Factor({ factor }: { factor: ScoreView['factors'][number] }) {
  const { name, score, median, beside, method } = factor
  return (
    <li>
      <p className={css.line}>
        <span>{`${name} ${score}`}</span>
        <Quiet as="span" small>
          {beside}
        </Quiet>
      </p>
      <MedianBar value={score} median={median} />
      <Quiet small>{method}</Quiet>
    </li>
  )
}

function Trend({ history }: Pick<ScoreView, 'history'>) {
  return (
    <Card title="评分走势">
      <svg className={css.trend} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
        <path d={trendPath(history)} />
      </svg>
      <Facts
        items={[...history].reverse().map(({ d, score }) => ({ name: d, value: score.toFixed(1) }))}
        values="end"
        dense
      />
    </Card>
  )
}
