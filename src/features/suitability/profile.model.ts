import { useState } from 'react'
import { evaluationInfo, profileInfo, profileSubmit } from '#api/domains/suitability/evaluation.ts'
import { submitEvaluationUserInfo } from '#api/domains/suitability/survey.ts'
import { useData } from '#data/deps.tsx'
import { useBlocked } from '#data/provider.tsx'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useServerClock } from '#data/use-server-clock.ts'
import { useMutateCall } from '#data/write/use-mutate-call.ts'
import { useNavigateFromHere } from '#ui/use-navigate-from-here.ts'
import { useSubmit } from '#data/write/use-submit.ts'
import { useDraft } from '#session/use-draft.ts'
import { useToast } from '#ui/overlay/toast.tsx'
import {
  empty,
  type ProfileErrors,
  errorsOf,
  fromProfile,
  parseDraft,
  standing,
  type Ticks,
  toForm,
  type Typed,
} from './profile-form.ts'
import { OLDER } from './status.ts'
import { useWayBack } from './use-way-back.ts'

export interface ProfileFields {
  typed: Typed
  ticks: Ticks
  fieldErrors: ProfileErrors
  /** Counts the presses with invalid fields: the focus then moves to the first of them. */
  invalidPresses: number
  standing: ReturnType<typeof standing>
  type: (field: keyof Typed, text: string) => void
  tick: (name: keyof Ticks, on: boolean) => void
  error: string
  busy: boolean
  /** Why nothing can be sent now; '' when it can. */
  blocked: string
  submit: () => void
}

/** The declaration. Typed text stays in this tab until it is sent. SU-02 */
export function useProfile(): Loaded<ProfileFields> {
  const { now: own, send } = useData()
  const now = useServerClock() ?? own
  const [draft, keep] = useDraft('profile')
  const [ticks, setTicks] = useState<Ticks>({ declared: false, elder: false })
  const patch = useMutateCall()
  const navigate = useNavigateFromHere()
  const blocked = useBlocked()
  const toast = useToast()
  const way = useWayBack()
  const known = useCall(profileInfo, {})
  const kept = dataOf(known)
  const typed = parseDraft(draft) ?? (kept ? fromProfile(kept) : empty)
  const { fieldErrors, invalidPresses, error, busy, submit } = useSubmit<Typed, unknown, ProfileErrors>({
    fields: typed,
    validate: () => errorsOf(typed, ticks, now()),
    async run() {
      const form = toForm(typed, ticks, now())
      const { evalVersion } = await send(evaluationInfo, {})
      return send(evalVersion === OLDER ? submitEvaluationUserInfo : profileSubmit, form)
    },
    async done() {
      keep('')
      patch(evaluationInfo, {}, (old) => ({ ...old, profileDone: true }))
      toast('提交成功')
      // An update returns to the overview; without a class the questionnaire is next.
      const { riskLevel, status } = await send(evaluationInfo, {}).catch(() => ({
        riskLevel: undefined,
        status: 'NONE',
      }))
      const rated = riskLevel !== undefined && status !== 'EXPIRED'
      navigate(way.to(rated ? '/suitability' : '/suitability/survey'), { replace: true })
    },
  })
  return mapLoaded(known, () => ({
    typed,
    ticks,
    fieldErrors,
    invalidPresses,
    standing: standing(typed.birthDate, now()),
    type: (field, text) => keep(JSON.stringify({ ...typed, [field]: text })),
    tick: (name, on) => setTicks((old) => ({ ...old, [name]: on })),
    error,
    busy,
    blocked,
    submit,
  }))
}
