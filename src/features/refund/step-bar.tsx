import type { ReactNode } from 'react'
import { Card } from '#ui/layout/card.tsx'
import { Steps } from '#ui/layout/steps.tsx'

const STEPS = ['填写申请', '签署协议', '收款账户']

/** The steps of an application, at most three, below what it is about. `at` from 1; the account step is for transfers only. OR-11 */
export function StepBar({ at, children }: { at: 1 | 2 | 3; children?: ReactNode }) {
  return (
    <Card label="退款步骤">
      {children}
      <Steps
        label="退款步骤"
        steps={STEPS.map((words, index) => ({
          words,
          state: index + 1 < at ? 'done' : index + 1 === at ? 'now' : 'ahead',
          ...(index === 2 && { note: '仅对公转账' }),
        }))}
      />
    </Card>
  )
}
