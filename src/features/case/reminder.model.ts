import { useState } from 'react'
import type { InputOf } from '#api/call.ts'
import { caseNoticeSub, caseNoticeSubSet, caseSubEdit } from '#api/domains/stock/stock-case/channel.ts'
import { dataOf, type Loaded } from '#data/loaded.ts'
import { useSend } from '#data/provider.tsx'
import { useCall } from '#data/use-call.ts'
import { useMutateCall } from '#data/write/use-mutate-call.ts'
import { useSubmit } from '#data/write/use-submit.ts'
import { useTrack } from '#tracking/context.tsx'
import { useToast } from '#ui/overlay/toast.tsx'

/** The events a channel reminds of, and its quiet hours. */
export type Subjects = Pick<InputOf<typeof caseSubEdit>, 'kinds' | 'quietHours'>

export interface Reminder {
  /** The stored settings; until they are known there is nothing to switch. */
  found: Loaded<unknown>
  on: boolean
  subjects: Subjects
  error: string
  turn: () => void
  choose: (next: Subjects) => void
  /** Undefined if nothing was changed. */
  save: (() => void) | undefined
  busy: boolean
}

const ALL: Subjects['kinds'] = ['SIGNAL', 'ADJUST', 'NOTICE']

/** The customer's reminders of a channel, as stored by the service. PL-02, journey G2 */
export function useReminder(channelId: string | undefined): Reminder {
  const send = useSend()
  const mutate = useMutateCall()
  const toast = useToast()
  const track = useTrack()
  const input = channelId === undefined ? null : { channelId }
  const found = useCall(caseNoticeSub, input)
  const known = dataOf(found)
  const on = known?.on === true
  const turning = useSubmit({
    fields: !on,
    async run(next) {
      if (input) await send(caseNoticeSubSet, { ...input, on: next })
    },
    done(_, next) {
      if (input) {
        mutate(caseNoticeSub, input, (old) => ({ ...old, on: next }))
        void track('pool', next ? 'notice_on' : 'notice_off', input.channelId)
      }
      toast(next ? '已开启提醒' : '已关闭提醒')
    },
  })
  const kept = { kinds: ALL.filter((kind) => known?.kinds.includes(kind)), quietHours: known?.quietHours }
  const [draft, setDraft] = useState<Subjects>()
  const subjects = draft ?? kept
  const saving = useSubmit({
    fields: subjects,
    async run(next) {
      if (input) await send(caseSubEdit, { ...input, ...next })
    },
    done(_, next) {
      if (input) mutate(caseNoticeSub, input, (old) => ({ on: old.on, ...next }))
      setDraft(undefined)
      toast('已保存提醒设置')
    },
  })
  return {
    found,
    on,
    subjects,
    error: turning.error || saving.error,
    turn: turning.submit,
    choose: setDraft,
    save: draft && saving.submit,
    busy: saving.busy,
  }
}
