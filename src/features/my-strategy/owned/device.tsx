import { Card } from '#ui/layout/card.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import css from './device.module.css'
import { useDevice } from './device.model.ts'

/** Whether the customer's terminal is running; never in red, which is a change of price. SG-12 */
export function Device({ id }: { id: string }) {
  const device = useDevice(id)
  if (!device) return null
  const { title, note, state, version } = device
  return (
    <Card label="运行端">
      <p className={css.line}>
        <i aria-hidden className={css.dot} data-state={state} />
        <strong>{title}</strong>
        <span>{note}</span>
      </p>
      {version !== '' && <Quiet small>{version}</Quiet>}
    </Card>
  )
}
