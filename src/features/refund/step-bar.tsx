import { Steps } from '#ui/layout/steps.tsx'
import css from './refund.module.css'

const STEPS = ['填写申请', '签署协议', '收款账户']

/** The steps of an application, at most three. `at` from 1; the account step is for transfers only. OR-11 */
export function StepBar({ at }: { at: 1 | 2 | 3 }) {
  return (
    <div className={css.steps}>
      <Steps
        label="退款步骤"
        steps={STEPS.map((words, index) => ({
          words,
          state: index + 1 < at ? 'done' : index + 1 === at ? 'now' : 'ahead',
          ...(index === 2 && { note: '仅对公转账' }),
        }))}
      />
    </div>
  )
}
