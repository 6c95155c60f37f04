import { useEffect, useEffectEvent } from 'react'
import { strategyApplySignStatus } from '#api/domains/strategy/strategy-apply.ts'
import { dataOf } from '#data/loaded.ts'
import { FOR_A_MINUTE } from '#data/watch/rhythm.ts'
import { useWatch } from '#data/watch/use-watch.ts'
import type { Apply } from './apply.model.ts'

/** Whether a signed application has been opened: polled for a minute after each return. SG-09 */
export function useAudit({ id, info: { status }, renew }: Apply): { check: (() => void) | null; checking: boolean } {
  const isAudited = status === 'AUDITING'
  const watched = useWatch(strategyApplySignStatus, isAudited ? { id } : null, {
    seen: FOR_A_MINUTE,
    until: (newest) => newest.status !== 'AUDITING',
  })
  const newest = dataOf(watched)?.status
  const onChange = useEffectEvent(renew)
  useEffect(() => {
    if (newest !== undefined && newest !== 'AUDITING') onChange()
  }, [newest])
  return { checking: isAudited && watched.checking, check: isAudited && watched.exhausted ? watched.recheck : null }
}
