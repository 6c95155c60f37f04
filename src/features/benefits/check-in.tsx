import { LoadState } from '#entities/loaded/load-state.tsx'
import { POINTS, rewardHref } from '#lib/path/benefit-href.ts'
import { WEEKDAYS } from '#lib/time/weekday.ts'
import { Band } from '#ui/band/band.tsx'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { FormError } from '#ui/form/form-error.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Section } from '#ui/layout/section.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { type CheckInPage, useCheckIn } from './check-in.model.ts'
import type { DaySquare } from './check-in.words.ts'
import css from './check-in.module.css'
import { MonthStep } from './month-step.tsx'

/** 签到. BE-06 */
export function CheckInScreen() {
  const page = useCheckIn()
  const streak = page.streak.state === 'ready' ? page.streak.data : undefined
  return (
    <Screen title="签到" home="picture">
      <Band
        says={
          streak && (
            <>
              <strong className={css.days}>{streak.days}</strong> 天连续签到
            </>
          )
        }
        note={streak?.note ?? ''}
      >
        {streak &&
          (streak.verb === '' ? (
            <p className={css.done}>今天已签到</p>
          ) : (
            <div className={css.press}>
              <Button busy={page.press.busy} onClick={page.press.submit}>
                {page.press.outcomeUnknown ? '核对签到' : streak.verb}
              </Button>
            </div>
          ))}
      </Band>
      <div className={css.lap}>
        <FormError inset>{page.press.error}</FormError>
        <Calendar page={page} />
        <Points page={page} />
      </div>
      <Quiet inset small>
        签到以服务器日期为准，不设补签，不需要分享或购买；积分仅用于兑换学习用品，不可转让、不可兑现，与投资结果无关。
      </Quiet>
      <RiskLine />
    </Screen>
  )
}

function Calendar({ page: { month, calendar } }: { page: CheckInPage }) {
  return (
    <Card label="签到日历">
      {month && <MonthStep month={month.shown} last={month.last} onChange={month.choose} />}
      <LoadState loaded={calendar} skeleton={<Skeleton lines={9} />}>
        {({ blank, squares, total }) => (
          <>
            <div className={css.week} aria-hidden>
              {[1, 2, 3, 4, 5, 6, 0].map((at) => (
                <span key={at}>{WEEKDAYS[at]}</span>
              ))}
            </div>
            <ol className={css.month} aria-label="日期">
              {squares.map((square, at) => (
                <Square key={square.date} square={square} column={at === 0 ? blank + 1 : undefined} />
              ))}
            </ol>
            <Quiet small>{total}</Quiet>
          </>
        )}
      </LoadState>
    </Card>
  )
}

function Square({ square, column }: { square: DaySquare; column: number | undefined }) {
  const { number, state, joins, today, label } = square
  const look = classes(css.square, css[state], joins.before && css.before, joins.after && css.after, today && css.today)
  return (
    <li
      className={look}
      aria-label={label}
      aria-current={today ? 'date' : undefined}
      style={column === undefined ? undefined : { gridColumnStart: column }}
    >
      {number}
    </li>
  )
}

function Points({ page: { points, gains } }: { page: CheckInPage }) {
  return (
    <Section
      title={points === undefined ? '积分' : `积分 ${points}`}
      more={{ label: '明细', href: rewardHref() }}
      inset
    >
      <LoadState loaded={gains} skeleton={<Skeleton lines={4} inset />}>
        {(rows) => (
          <CellGroup>
            {rows.map(({ key, title, note, amount }) => (
              <Cell key={key} title={title} note={note} value={amount} />
            ))}
            {rows.length === 0 && <Cell title="本月还没有积分" note="签到或完成学习后会记在这里" />}
            <Cell title="订单积分" note="已付款的课程订单可发放一次" href={POINTS} />
          </CellGroup>
        )}
      </LoadState>
    </Section>
  )
}
