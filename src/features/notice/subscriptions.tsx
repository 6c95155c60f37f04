import { QUIET_HOURS } from '#config/quiet-hours.ts'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { RowsSkeleton } from '#ui/state/rows-skeleton.tsx'
import { Permission } from './permission.tsx'
import { useKindSwitch, useSubscriptions } from './subscriptions.model.ts'
import type { KindGroup, KindRow } from './subscriptions.words.ts'
import css from './notice.module.css'

/** The customer's reminders, by kind; the quiet hours are set by the service. */
export function Subscriptions() {
  return (
    <>
      <Permission />
      <Card>
        <h2 className={css.night}>
          {QUIET_HOURS.from}:00–{QUIET_HOURS.to}:00 不打扰
        </h2>
        <Quiet small>固定时段，提醒次日再发；您预约的直播与您正在办的事除外</Quiet>
      </Card>
      <LoadState loaded={useSubscriptions()} skeleton={<RowsSkeleton rows={6} />}>
        {(groups) => groups.map((group) => <Group key={group.title} group={group} />)}
      </LoadState>
      <Quiet small inset>
        微信提醒由您逐次允许；股池与案例的提醒不含股票名称
      </Quiet>
    </>
  )
}

function Group({ group: { title, rows, note } }: { group: KindGroup }) {
  return (
    <section aria-label={title} className={css.group}>
      {rows.length > 1 && <h2>{title}</h2>}
      {rows.map((row) => (
        <Kind key={row.kind} row={row} />
      ))}
      {note !== '' && (
        <div className={css.under}>
          <Quiet small>{note}</Quiet>
        </div>
      )}
    </section>
  )
}

function Kind({ row }: { row: KindRow }) {
  const { on, busy, error, turn } = useKindSwitch(row)
  return (
    <div className={css.kind}>
      <Switch label={row.name} note={row.note} checked={on} busy={busy} onChange={turn} />
      {(row.links.length > 0 || error !== '') && (
        <div className={css.under}>
          {row.links.map(({ label, href }) => (
            <Anchor key={label} href={href} aria-label={`${label}：${row.name}`}>
              {label}
            </Anchor>
          ))}
          <FormError>{error}</FormError>
        </div>
      )}
    </div>
  )
}
