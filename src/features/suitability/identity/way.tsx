import { Card } from '#ui/layout/card.tsx'
import { Steps } from '#ui/layout/steps.tsx'
import css from '#features/suitability/suitability.module.css'

const STEPS = ['单独同意', '证件照片', '人脸核身']

/** The head of the identity check with its progress; `at`: the shown step, 3 once all are done. SU-05, SU-06 */
export function IdentityWay({ at }: { at: 0 | 1 | 2 | 3 }) {
  return (
    <Card label="认证的步骤">
      {at < 3 && (
        <div>
          <h2 className={css.level}>确认是您本人</h2>
          <p className={css.line}>两张照片，一次人脸。随时可停，进度会保留</p>
        </div>
      )}
      <Steps
        label="认证的步骤"
        steps={STEPS.map((words, step) => ({ words, state: step < at ? 'done' : step === at ? 'now' : 'ahead' }))}
      />
    </Card>
  )
}
