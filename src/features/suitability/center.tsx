import { LoadState } from '#entities/loaded/load-state.tsx'
import { Badge } from '#ui/badge.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { usePage } from '#wechat/page.tsx'
import { type Center, type CenterPage, useCenter } from './center.model.ts'
import { LevelCard } from './level-card.tsx'
import { MatchTable } from './match-table.tsx'
import css from './suitability.module.css'

/** 适当性中心: the class, what it permits, what is still to do. */
export function CenterScreen() {
  const page = useCenter()
  usePage({ title: '适当性中心' })
  const next = page.center.state === 'ready' ? page.center.data.next : undefined
  return (
    <Screen
      title="适当性中心"
      footer={
        next && (
          <LinkButton href={next.href} kind="primary">
            {next.label}
          </LinkButton>
        )
      }
    >
      <LoadState loaded={page.center} skeleton={<Waiting />}>
        {(center) => <Ready center={center} history={page.history} />}
      </LoadState>
    </Screen>
  )
}

function Waiting() {
  return (
    <div className={css.card}>
      <Skeleton lines={3} />
    </div>
  )
}

function Ready({ center, history }: { center: Center; history: CenterPage['history'] }) {
  return (
    <>
      <LevelCard status={center.status} />
      <CellGroup title="办理进度">
        {center.steps.map(({ key, title, note, done, href }) => (
          <Cell
            key={key}
            title={title}
            note={note}
            href={href}
            value={<Badge tone={done ? 'brand' : 'warning'}>{done ? '已完成' : '待办理'}</Badge>}
          />
        ))}
      </CellGroup>
      <MatchTable rows={center.matching} own={center.own} />
      {history.length > 0 && (
        <CellGroup title="测评记录">
          {history.map(({ key, href, title, date }) => (
            <Cell key={key} title={title} note={date} href={href} />
          ))}
        </CellGroup>
      )}
      <p className={css.small}>
        您的财务状况、投资经验或风险承受意愿发生重大变化时，请更新基本信息并重新测评。请如实、独立作答，工作人员不得代答或提示。
      </p>
      <RiskLine />
    </>
  )
}
