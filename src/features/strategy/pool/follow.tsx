import { FormError } from '#ui/form/form-error.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useFollow } from './follow.model.ts'

/** The switches of an opened pool. SG-06 */
export function Follow({ poolId }: { poolId: string }) {
  const { known, notice, follow } = useFollow(poolId)
  if (!known) return null
  return (
    <Card label="提醒">
      <Switch label="关注股票池" checked={follow.on} onChange={follow.turn} />
      <Switch label="变动通知" checked={notice.on} onChange={notice.turn} />
      <FormError>{follow.error || notice.error}</FormError>
    </Card>
  )
}
