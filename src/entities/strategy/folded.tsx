import { LockedPanel } from '#entities/access/locked.tsx'
import type { Locked } from '#entities/access/access.ts'
import { Quiet } from '#ui/layout/quiet.tsx'
import { useForgetFigures } from './forget-figures.model.ts'

/** In place of every figure without a valid evaluation: what is hidden, and how to see it. law §1 */
export function Folded({ locked }: { locked: Locked }) {
  useForgetFigures(true)
  return (
    <section aria-label="历史数据已收起">
      <LockedPanel locked={locked} />
      <Quiet small>完成风险测评后，显示与您匹配的策略的回撤、累计与曲线。测评前不展示业绩数据。</Quiet>
    </section>
  )
}
