import { useState } from 'react'
import { strategyApplyFeedback, strategyApplyInfo } from '#api/domains/strategy/strategy-apply.ts'
import { useSend } from '#data/provider.tsx'
import { type FieldErrors, type Submission, useSubmit } from '#data/write/use-submit.ts'
import type { Apply } from './apply.model.ts'

export type Feedback = NonNullable<Apply['info']['feedback']>

export interface VisitForm {
  chosen: Readonly<Record<string, string>>
  choose: (questionId: string, optionId: string) => void
  /** Its field errors are keyed by the id of a question. */
  submission: Submission<FieldErrors>
}

/** The follow-up visit after a service has started; the first answers are final. SG-09, law §2 */
export function useVisit({ id, renew }: Apply, { questions }: Feedback): VisitForm {
  const send = useSend()
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const submission = useSubmit({
    fields: chosen,
    validate: (answers): FieldErrors =>
      Object.fromEntries(questions.map((each) => [each.id, answers[each.id] === undefined ? '请选择' : ''])),
    run: async (answers) =>
      void (await send(strategyApplyFeedback, {
        id,
        answers: questions.map((each) => ({ questionId: each.id, optionId: answers[each.id] ?? '' })),
      })),
    async verify() {
      const { feedback } = await send(strategyApplyInfo, { id })
      return feedback?.isDone === true ? { result: undefined } : { error: '经核对尚未提交，请再次点按' }
    },
    unverified: '暂时无法核对是否已提交，请联网后再试',
    done: renew,
  })
  return {
    chosen,
    choose(questionId, optionId) {
      submission.clear()
      setChosen((old) => ({ ...old, [questionId]: optionId }))
    },
    submission,
  }
}
