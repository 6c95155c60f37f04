import { Card } from '#ui/layout/card.tsx'
import { Steps } from '#ui/layout/steps.tsx'

const STEPS = ['单独同意', '证件照片', '人脸核身']

/** The progress of the identity check; `at`: the shown step, 3 once all are done. SU-05, SU-06 */
export function IdentityWay({ at }: { at: 0 | 1 | 2 | 3 }) {
  return (
    <Card label="认证的步骤">
      <Steps
        label="认证的步骤"
        steps={STEPS.map((words, step) => ({ words, state: step < at ? 'done' : step === at ? 'now' : 'ahead' }))}
      />
    </Card>
  )
}
