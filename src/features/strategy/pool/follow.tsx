import { FormError } from '#ui/form/form-error.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { CellGroup } from '#ui/layout/cell.tsx'
import { useFollow } from './follow.model.ts'

/** The switches of an open pool. SG-06 */
export function Follow({ poolId }: { poolId: string }) {
  const { known, notice, follow } = useFollow(poolId)
  if (!known) return null
  return (
    <>
      <CellGroup>
        <Switch label="关注股票池" checked={follow.on} onChange={follow.turn} />
        <Switch label="变动通知" checked={notice.on} onChange={notice.turn} />
      </CellGroup>
      <FormError>{follow.error || notice.error}</FormError>
    </>
  )
}
