import { dataOf } from '#data/loaded.ts'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { Band } from '#ui/band/band.tsx'
import { Button } from '#ui/button.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { CheckField } from '#ui/form/check-field.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { LevelBar } from '#ui/level-bar.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { usePage } from '#wechat/page.tsx'
import { MatchTable } from './match-table.tsx'
import { type Result, type ResultPage, useResult } from './result.model.ts'
import { Unbroken } from '#ui/prose/unbroken.tsx'
import css from './suitability.module.css'

/** 测评结果: the result, its meaning, and the customer's confirmation. */
export function ResultScreen() {
  const page = useResult()
  usePage({ title: '测评结果' })
  const found = dataOf(page.result)
  const done = found && (found.isOld || found.confirmed !== '')
  return (
    <Screen
      title="测评结果"
      home="picture"
      footer={
        done && (
          <LinkButton href={page.next.href} kind="primary">
            {page.next.label}
          </LinkButton>
        )
      }
    >
      <LoadState loaded={page.result} skeleton={<Waiting />}>
        {(result) =>
          result ? (
            <Found result={result} page={page} />
          ) : (
            <Empty text="您还没有完成风险测评" action={{ label: '去测评', href: page.again.href }} />
          )
        }
      </LoadState>
    </Screen>
  )
}

function Waiting() {
  return (
    <div className={css.card}>
      <Skeleton lines={4} />
    </div>
  )
}

/** The classes of a service's risk. law §1 */
const GRADES = ['R1', 'R2', 'R3', 'R4', 'R5']

function Found({ result, page }: { result: Result; page: ResultPage }) {
  return (
    <>
      <Band
        says={<span className={css.level}>{result.title}</span>}
        note={`${result.isOld ? '当时' : '您'}的风险承受能力等级 · ${result.evaluated}`}
      >
        <LevelBar level={Number(result.own.level.slice(1))} />
      </Band>
      <div>
        <section className={css.card} aria-label="测评结果">
          <p>{result.desc}</p>
          <p aria-hidden className={css.grades}>
            {GRADES.map((grade) => (
              <span key={grade} data-fits={result.services.includes(grade) || undefined}>
                {grade}
              </span>
            ))}
          </p>
          <p className={css.line}>{`${result.isOld ? '当时' : ''}匹配的服务风险等级：${result.services}`}</p>
          <p className={css.line}>
            <Unbroken>{result.validity}</Unbroken>
          </p>
          <p className={css.warning}>{result.notice}</p>
        </section>
      </div>
      {result.confirmed === '' && !result.isOld && <Signing page={page} />}
      <MatchTable rows={result.matching} own={result.isOld ? undefined : result.own} />
      {result.confirmed !== '' && <Signed confirmed={result.confirmed} page={page} />}
      <RiskLine />
    </>
  )
}

function Signing({ page: { sign, again } }: { page: ResultPage }) {
  return (
    <section className={css.card} aria-label="确认结果">
      <CheckField checked={sign.ticked} error={sign.error} onChange={sign.tick}>
        本人确认以上结果
      </CheckField>
      <Button kind="primary" busy={sign.busy} disabled={sign.blocked !== ''} onClick={sign.submit}>
        确认
      </Button>
      <p className={css.error}>{sign.blocked}</p>
      {!again.closed && (
        <LinkButton href={again.href} kind="ghost">
          不认同，重新测评
        </LinkButton>
      )}
      <p className={css.line}>{again.left}</p>
    </section>
  )
}

function Signed({ confirmed, page: { pdf, again } }: { confirmed: string; page: ResultPage }) {
  return (
    <>
      <CellGroup title="确认记录">
        <Cell title={confirmed} />
        {pdf.state === 'ready' && <Cell title="测评报告（PDF）" note="链接10分钟内有效" href={pdf.href} />}
        {pdf.state === 'making' && <Cell title="测评报告（PDF）" note="正在生成，请稍候" />}
        {pdf.state === 'expired' && <Cell title="测评报告（PDF）" note="链接已过期，点击刷新" onClick={pdf.again} />}
        {pdf.state === 'overdue' && <Cell title="测评报告（PDF）" note="生成时间较长，点击刷新" onClick={pdf.again} />}
      </CellGroup>
      <div className={css.page}>
        <p className={css.small}>{again.left}</p>
        {!again.closed && (
          <LinkButton href={again.href} kind="ghost">
            情况有变化，重新测评
          </LinkButton>
        )}
      </div>
    </>
  )
}
