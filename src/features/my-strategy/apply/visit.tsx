import { complaintHref } from '#lib/path/complaint-href.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Button } from '#ui/button.tsx'
import { Choices } from '#ui/form/choices.tsx'
import { Form } from '#ui/form/form.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { stackClass } from '#ui/layout/stack.tsx'
import type { Apply } from './apply.model.ts'
import { type Feedback, useVisit } from './visit.model.ts'

/** The follow-up visit to a customer whose service has started. SG-09, law §2 */
export function Visit({ apply, feedback }: { apply: Apply; feedback: Feedback }) {
  if (feedback.isDone) {
    return (
      <Card title="服务回访">
        <p role="status">回访已提交，感谢您的配合</p>
        <Quiet small>
          任何人都不得向您承诺任何收益、代您操作或要求您向个人账户付款，如有请
          <Anchor href={complaintHref({ type: 'CONDUCT' })}>投诉</Anchor>。
        </Quiet>
      </Card>
    )
  }
  return (
    <Card title="服务回访">
      <Questions apply={apply} feedback={feedback} />
    </Card>
  )
}

function Questions({ apply, feedback }: { apply: Apply; feedback: Feedback }) {
  const { chosen, choose, submission } = useVisit(apply, feedback)
  return (
    <Form
      label="服务回访"
      className={stackClass(4)}
      invalidPresses={submission.invalidPresses}
      onSubmit={submission.submit}
    >
      <Quiet small>回访由独立于销售的人员安排，请由本人如实填写；您的回答不会提供给销售人员，也不影响您的服务。</Quiet>
      {feedback.questions.map(({ id, title, options }) => (
        <Choices
          key={id}
          legend={title}
          kind="one"
          inline
          options={options}
          chosen={[chosen[id] ?? '']}
          error={submission.fieldErrors[id] ?? ''}
          onChange={([picked]) => picked !== undefined && choose(id, picked)}
        />
      ))}
      <FormError>{submission.error}</FormError>
      <Button type="submit" busy={submission.busy}>
        提交回访
      </Button>
    </Form>
  )
}
