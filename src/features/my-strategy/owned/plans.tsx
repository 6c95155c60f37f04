import { Card } from '#ui/layout/card.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import css from './plans.module.css'
import type { PlanDay } from './plans.words.ts'
import { Stocks } from './stocks.tsx'
import type { Loaded } from '#data/loaded.ts'

/** The planned purchases and sales of the strategy by day, with their results. SG-12 */
export function Plans({ plans }: { plans: Loaded<PlanDay[]> }) {
  return (
    <Stocks title="今日计划" loaded={plans}>
      {(days) =>
        days.length === 0 ? (
          <Card title="今日计划">
            <Quiet>今日没有计划。计划在收盘后生成，次一交易日开盘执行。</Quiet>
          </Card>
        ) : (
          days.map((each) => <Day key={each.title} day={each} />)
        )
      }
    </Stocks>
  )
}

function Day({ day: { title, counts, rows } }: { day: PlanDay }) {
  return (
    <Card title={title}>
      <Quiet small>{counts}</Quiet>
      <ul aria-label={title}>
        {rows.map(({ key, time, act, stock, note, state, why, isWaiting }) => (
          <li key={key} className={css.row}>
            <time className={css.time}>{time}</time>
            <p className={css.words}>{`${act} ${stock}`}</p>
            <p className={css.state} data-waiting={isWaiting || undefined}>
              <span>{state}</span>
              <Quiet as="span" small>
                {why}
              </Quiet>
            </p>
            <p className={css.note}>
              <Quiet as="span" small>
                {note}
              </Quiet>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
