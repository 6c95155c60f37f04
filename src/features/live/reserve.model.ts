import type { OutputOf } from '#api/call.ts'
import { noticeSubMe, noticeSubSet } from '#api/domains/benefits/notice-sub.ts'
import { dataOf } from '#data/loaded.ts'
import { useSend } from '#data/provider.tsx'
import { useCall } from '#data/use-call.ts'
import { useMutateCall } from '#data/write/use-mutate-call.ts'
import { useSubmit } from '#data/write/use-submit.ts'
import { useSessionActions, useSignedIn } from '#session/context.tsx'
import { useTrack } from '#tracking/context.tsx'
import { useToast } from '#ui/overlay/toast.tsx'

export interface Reservation {
  label: string
  on: boolean
  busy: boolean
  error: string
  press: () => void
}

/** A reminder before a room starts. A guest signs in first, and returns to the same page. LV-01, SV-03 */
export function useReservation(roomId: string): Reservation {
  const isMember = useSignedIn()
  const { signIn } = useSessionActions()
  const send = useSend()
  const mutate = useMutateCall()
  const toast = useToast()
  const track = useTrack()
  const mine = dataOf(useCall(noticeSubMe, {})) ?? []
  // An entry without a target says whether rooms may remind at all.
  const isOn = (subs: OutputOf<typeof noticeSubMe>) =>
    subs.some((each) => each.kind === 'LIVE' && each.targetId === roomId && each.on)
  const on = isOn(mine)
  const { submit, busy, error } = useSubmit({
    fields: !on,
    run: async (next) => void (await send(noticeSubSet, { kind: 'LIVE', targetId: roomId, on: next })),
    verify: async (next) =>
      isOn(await send(noticeSubMe, {})) === next ? { result: undefined } : { error: '经核对尚未生效，请再试一次' },
    done(_, next) {
      mutate(noticeSubMe, {}, (old) => [
        ...old.filter(({ kind, targetId }) => kind !== 'LIVE' || targetId !== roomId),
        { kind: 'LIVE', targetId: roomId, on: next },
      ])
      toast(next ? '已预约，开播前提醒您' : '已取消预约')
      if (next) void track('live', 'reserve', roomId)
    },
  })
  return { label: on ? '已预约' : '预约', on, busy, error, press: isMember ? submit : () => signIn() }
}
