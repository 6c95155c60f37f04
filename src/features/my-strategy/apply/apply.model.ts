import { useParams } from 'wouter'
import type { OutputOf } from '#api/call.ts'
import { strategyApplyInfo } from '#api/domains/strategy/strategy-apply.ts'
import { type Loaded, refresh } from '#data/loaded.ts'
import { useFresh } from '#data/use-fresh.ts'
import { usePage } from '#wechat/page.tsx'
import { type Kept, useKept } from './kept-steps.model.ts'

/** An application, as passed to each of its steps. */
export interface Apply {
  id: string
  info: OutputOf<typeof strategyApplyInfo>
  kept: Kept
  /** Reloads it: its status decides the step. */
  renew: () => void
}

/** The application in the address; only which documents were read is stored. SG-09 */
export function useApply(): Loaded<Apply> {
  const { id = '' } = useParams<{ id?: string }>()
  usePage({ title: '策略申请' })
  const kept = useKept(id)
  const found = useFresh(strategyApplyInfo, { id })
  if (found.state !== 'ready') return found
  return { ...found, data: { id, info: found.data, kept, renew: () => refresh(found) } }
}
