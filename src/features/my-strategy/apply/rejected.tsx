import { strategyHref } from '#lib/path/strategy-href.ts'
import { Caution } from '#ui/caution.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { CallSign } from '#entities/access/call-sign.tsx'
import { Bar } from '#ui/layout/bar.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import type { Apply } from './apply.model.ts'
import { ApplyFrame } from './frame.tsx'

/** A rejected application, its reason, and the next step. SG-09 */
export function Rejected({ apply }: { apply: Apply }) {
  const { rejectReason = '请联系客服了解原因', strategy } = apply.info
  return (
    <ApplyFrame
      apply={apply}
      step={1}
      footer={
        <Bar lead={<CallSign />}>
          <LinkButton href="/me/certification">更新实名信息</LinkButton>
        </Bar>
      }
    >
      <Card title="申请未通过">
        <Caution>{rejectReason}</Caution>
        <Quiet>更新资料后，请联系您的服务人员重新发起申请，新的申请会出现在「我的申请」。</Quiet>
      </Card>
      <CellGroup>
        <Cell title="看策略介绍" href={strategyHref(strategy.strategyId)} />
      </CellGroup>
    </ApplyFrame>
  )
}
