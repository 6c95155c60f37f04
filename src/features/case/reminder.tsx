import { LoadState } from '#entities/loaded/load-state.tsx'
import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import css from './reminder.module.css'
import type { Reminder as Model, Subjects } from './reminder.model.ts'

const SUBJECTS = [
  { kind: 'SIGNAL', label: '入选与出池' },
  { kind: 'ADJUST', label: '观察权重调整' },
  { kind: 'NOTICE', label: '频道动态' },
] as const
const NIGHT = { from: '22:00', to: '08:00' }

/** A channel's reminders: on or off, their kinds, and quiet hours. PL-02 */
export function Reminder({ reminder }: { reminder: Model }) {
  return (
    <LoadState loaded={reminder.found} skeleton={<Skeleton lines={2} />}>
      {() => <Switches reminder={reminder} />}
    </LoadState>
  )
}

function Switches({ reminder: { on, subjects, error, turn, choose, save, busy } }: { reminder: Model }) {
  const { kinds, quietHours } = subjects
  const withKind = (kind: Subjects['kinds'][number], wanted: boolean) =>
    choose({ ...subjects, kinds: wanted ? [...kinds, kind] : kinds.filter((each) => each !== kind) })
  return (
    <>
      <div className={css.switches}>
        <Switch label="有更新时提醒我" checked={on} onChange={turn} />
        {on &&
          SUBJECTS.map(({ kind, label }) => (
            <Switch
              key={kind}
              label={label}
              checked={kinds.includes(kind)}
              onChange={(wanted) => withKind(kind, wanted)}
            />
          ))}
        {on && (
          <Switch
            label="夜间免打扰（22:00至08:00）"
            checked={quietHours !== undefined}
            onChange={(wanted) => choose({ kinds, quietHours: wanted ? NIGHT : undefined })}
          />
        )}
      </div>
      <Quiet small>提醒消息不含股票名称；是否参与由您自主决定。</Quiet>
      <FormError>{error}</FormError>
      {on && save && (
        <Button kind="plain" size="small" busy={busy} onClick={save}>
          保存提醒设置
        </Button>
      )}
    </>
  )
}
