import { useState } from 'react'
import { useLocation } from 'wouter'
import { evaluationInfo, profileInfo, profileSubmit } from '#api/domains/suitability/evaluation.ts'
import { explain } from '#data/explain.ts'
import { useData } from '#data/deps.tsx'
import { useOnline } from '#data/provider.tsx'
import type { Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useMutateCall } from '#data/use-mutate-call.ts'
import { useChange } from '#data/use-change.ts'
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

/** The declaration. Typed text stays in this tab until it is sent. product SU-02 */
export function useProfile(): { loaded: Loaded<Typed>; fieldsOf: (kept: Typed) => ProfileFields } {
  const { now, send } = useData()
  const [draft, keep] = useDraft('profile')
  const [ticks, setTicks] = useState<Ticks>({ declared: false, elder: false })
  const [rejected, setRejected] = useState<{ count: number; fieldErrors: ProfileErrors; error: string }>(clean)
  const { run, busy } = useChange(profileSubmit)
  const patch = useMutateCall()
  const [, navigate] = useLocation()
  const online = useOnline()
  const toast = useToast()
  const way = useWayBack()
  const known = useCall(profileInfo, {})
  const loaded = known.state === 'ready' ? { ...known, data: known.data ? fromProfile(known.data) : empty } : known
  const written = parseDraft(draft)

  const submit = async (typed: Typed) => {
    const fieldErrors = errorsOf(typed, ticks, now())
    if (Object.keys(fieldErrors).length > 0)
      return setRejected(({ count }) => ({ count: count + 1, fieldErrors, error: '' }))
    setRejected((old) => ({ ...old, fieldErrors: {}, error: '' }))
    try {
      await run(toForm(typed, ticks, now()))
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
    } catch (error) {
      setRejected((old) => ({ ...old, error: explain(error) }))
    }
  }
  return {
    loaded,
    fieldsOf: (kept) => {
      const typed = written ?? kept
      const drop = (field: keyof ProfileErrors) =>
        setRejected((old) => ({ ...old, error: '', fieldErrors: { ...old.fieldErrors, [field]: undefined } }))
      return {
        typed,
        ticks,
        fieldErrors: rejected.fieldErrors,
        invalidPresses: rejected.count,
        standing: standing(typed.birthDate, now()),
        type: (field, text) => {
          drop(field)
          keep(JSON.stringify({ ...typed, [field]: text }))
        },
        tick: (name, on) => {
          drop(name)
          setTicks((old) => ({ ...old, [name]: on }))
        },
        error: rejected.error,
        busy,
        blocked: online ? '' : '离线状态下无法操作',
        submit: () => void submit(typed),
      }
    },
  }
}

function clean() {
  return { count: 0, fieldErrors: {}, error: '' }
}
