import { LoadState } from '#entities/loaded/load-state.tsx'
import { StockLine } from '#entities/stock/stock-line.tsx'
import { CHATS } from '#lib/path/chat-href.ts'
import { diagnoseHref, SCORES, STOCK_SEARCH } from '#lib/path/stock-href.ts'
import { AsOf } from '#ui/as-of.tsx'
import { MedianBar } from '#ui/chart/median-bar.tsx'
import { Bar } from '#ui/layout/bar.tsx'
import { BarSign } from '#ui/layout/bar-sign.tsx'
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
  const { symbol, name, title, score, none } = useScore()
  return (
    <Screen title={title} home="beside" footer={score.state === 'ready' ? <Ways symbol={symbol} /> : undefined}>
      <StockLine symbol={symbol} name={name} />
      <Stack gap={3} inset>
        {none !== '' ? (
          <Empty text={none} action={{ label: '看其他股票', href: STOCK_SEARCH }} />
        ) : (
          <LoadState loaded={score} skeleton={<Skeleton lines={12} />}>
            {(view) => <Shown view={view} />}
          </LoadState>
        )}
        <RiskLine>评分由算法模型依据公开数据计算，只说明过去，不预示未来，不构成投资建议</RiskLine>
      </Stack>
    </Screen>
  )
}

function Shown({ view }: { view: ScoreView }) {
  return (
    <>
      <section className={css.head} aria-label="评分">
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
        <p className={css.ends} aria-hidden>
          <span>靠前</span>
          <span>靠后</span>
        </p>
        <p>{view.found}</p>
      </section>
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

/** The next steps from a score. */
function Ways({ symbol }: { symbol: string }) {
  return (
    <Bar
      lead={
        <Row gap={1}>
          <BarSign icon="list" label="全部排名" href={SCORES} />
          <BarSign icon="pulse" label="诊股" href={diagnoseHref(symbol)} />
        </Row>
      }
    >
      <LinkButton href={CHATS}>问投顾</LinkButton>
    </Bar>
  )
}

function Factor({ factor }: { factor: ScoreView['factors'][number] }) {
  const { name, score, median, beside, method } = factor
  return (
    <li>
      <span>{name}</span>
      <MedianBar value={score} median={median} />
      <strong>{score}</strong>
      <small>{method}</small>
      <small>{beside}</small>
    </li>
  )
}

function Trend({ history }: Pick<ScoreView, 'history'>) {
  const line = trendPath(history)
  return (
    <Card title="评分走势">
      <svg className={css.trend} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
        {line !== '' && <path className={css.area} d={`${line}V100H0z`} />}
        <path d={line} />
      </svg>
      <Facts
        items={[...history].reverse().map(({ d, score }) => ({ name: d, value: score.toFixed(1) }))}
        values="end"
        dense
      />
    </Card>
  )
}
