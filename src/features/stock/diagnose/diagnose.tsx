import { refresh } from '#data/loaded.ts'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { StockLine } from '#entities/stock/stock-line.tsx'
import { DIAGNOSE, scoreHref } from '#lib/path/stock-href.ts'
import { AsOf } from '#ui/as-of.tsx'
import { Button } from '#ui/button.tsx'
import { MedianBar } from '#ui/chart/median-bar.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { CHATS } from '#lib/path/chat-href.ts'
import { Bar } from '#ui/layout/bar.tsx'
import { BarSign } from '#ui/layout/bar-sign.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Row, Stack } from '#ui/layout/stack.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { type Diagnose, useDiagnose } from './diagnose.model.ts'
import { Unbroken } from '#ui/prose/unbroken.tsx'
import css from './diagnose.module.css'
import { type Diagnosis, radarNames, radarPath } from './diagnose.words.ts'

/** AI诊股. ST-04 */
export function DiagnoseScreen() {
  const model = useDiagnose()
  const { title, diagnosis, start, busy, error, left, history } = model
  const state = diagnosis?.state === 'ready' ? diagnosis.data.state : diagnosis?.state
  const canBegin = state !== 'loading' && state !== 'running' && state !== 'unknown'
  const begin =
    state === 'done' ? (
      <Bar lead={<BarSign icon="pulse" label="重新诊断" busy={busy} onClick={start} />}>
        <LinkButton href={CHATS}>问投顾</LinkButton>
      </Bar>
    ) : (
      <Button busy={busy} onClick={start}>
        {diagnosis ? '重新诊断' : '开始诊断'}
      </Button>
    )
  return (
    <Screen title={title} home="beside" footer={canBegin && begin}>
      <StockLine symbol={model.symbol} name={model.name} />
      <Stack gap={3} inset>
        <FormError>{error}</FormError>
        {diagnosis ? (
          <LoadState loaded={diagnosis} skeleton={<Skeleton lines={12} />}>
            {(shown) => <Shown shown={shown} model={model} />}
          </LoadState>
        ) : (
          <Card title="还没有诊断">
            <p>模型从技术、资金、基本面等维度看公开数据，并列出风险。同一只股票每天诊断一次。</p>
          </Card>
        )}
        {left !== '' && <Quiet small>{left}</Quiet>}
        {history.length > 0 && (
          <CellGroup title="历史诊断（保存在本机）">
            {history.map(({ key, time, href }) => (
              <Cell key={key} title={time} href={href} />
            ))}
          </CellGroup>
        )}
        <LinkButton href={DIAGNOSE} kind="plain" size="small">
          诊断其他股票
        </LinkButton>
        <Quiet small>由算法模型生成，依据公开数据，不构成投资建议</Quiet>
        <Row gap={2}>
          <LinkButton href="/investment" kind="ghost" size="small">
            模型原理
          </LinkButton>
          <LinkButton href="/me/settings" kind="ghost" size="small">
            个性化推荐开关
          </LinkButton>
        </Row>
        <RiskLine />
      </Stack>
    </Screen>
  )
}

function Shown({ shown, model }: { shown: Diagnosis; model: Diagnose }) {
  if (shown.state === 'failed')
    return (
      <Card title="未能诊断">
        <p>{shown.text}</p>
      </Card>
    )
  if (shown.state === 'unknown')
    return (
      <Card title="状态更新中">
        <Button kind="plain" size="small" onClick={() => model.diagnosis && refresh(model.diagnosis)}>
          再查一次
        </Button>
      </Card>
    )
  if (shown.state === 'done') return <Report report={shown} symbol={model.symbol} />
  return (
    <Card title={model.recheck ? '诊断尚未完成' : '诊断进行中'}>
      {model.recheck ? (
        <Button kind="plain" size="small" onClick={model.recheck}>
          再查一次
        </Button>
      ) : (
        <p role="status">正在分析公开数据，约需几秒</p>
      )}
      <Quiet small>可以离开本页，回来后继续</Quiet>
    </Card>
  )
}

function Report({ report, symbol }: { report: Extract<Diagnosis, { state: 'done' }>; symbol: string }) {
  const { risks, positives, scores, radar, evidence, summary, asOf, note } = report
  return (
    <>
      <section className={css.found} aria-label="结论">
        <AsOf text={asOf} />
        <h2>{summary}</h2>
        <div className={css.sides}>
          <Side title="反过来看：风险点" label="风险点" points={risks} />
          <Side title="支持这一看法" label="支持" points={positives} />
        </div>
      </section>
      <Card title="各维度得分">
        <Quiet small>弱项在前；竖线为全部股票的中位</Quiet>
        <div className={css.scored}>
          <svg className={css.radar} viewBox="-64 -36 328 264" aria-hidden>
            <path d={radarPath(radar.map(() => 100))} />
            <path d={radarPath(radar.map(() => 50))} />
            <path d={radarPath(radar.map(({ score }) => score))} className={css.own} />
            {radarNames(radar.map(({ name }) => name)).map(({ name, x, y, anchor }) => (
              <text key={name} x={x} y={y} textAnchor={anchor}>
                {name}
              </text>
            ))}
          </svg>
          <ul className={css.bars} aria-label="得分">
            {scores.map(({ key, name, score, median, desc }) => (
              <li key={key}>
                <span>{name}</span>
                <MedianBar value={score} median={median} />
                <strong>{score}</strong>
                {desc !== '' && <small>{desc}</small>}
              </li>
            ))}
          </ul>
        </div>
      </Card>
      {evidence.length > 0 && (
        <Card title="依据">
          <ul className={css.evidence} aria-label="依据">
            {evidence.map(({ key, name, note: of, value, median }) => (
              <li key={key}>
                <span>
                  {name}
                  <small>
                    <Unbroken>{of}</Unbroken>
                  </small>
                </span>
                <span>
                  <strong>{value}</strong>
                  <small>{median}</small>
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Card title="它不知道的">
        <Quiet small>{note}</Quiet>
        <LinkButton href={scoreHref(symbol)} kind="plain" size="small">
          看评分构成
        </LinkButton>
      </Card>
    </>
  )
}

/** One side of the conclusion, with its number of points. */
function Side({ title, label, points }: { title: string; label: string; points: readonly string[] }) {
  return (
    <div>
      <h3>
        {title} <small>{`${points.length}条`}</small>
      </h3>
      <ul aria-label={label}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  )
}
