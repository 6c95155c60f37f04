import type { OutputOf } from '#api/call.ts'
import { noticeSubFilter, noticeSubMe, noticeSubSet } from '#api/domains/benefits/notice-sub.ts'
import type { Loaded } from '#data/loaded.ts'
import { mapBoth } from '#data/map-both.ts'
import { useSend } from '#data/provider.tsx'
import { useCall } from '#data/use-call.ts'
import { useMutateCall } from '#data/write/use-mutate-call.ts'
import { useSubmit } from '#data/write/use-submit.ts'
import { NOTICE } from '#lib/path/notice-href.ts'
import { useTrack } from '#tracking/context.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { type KindGroup, toGroups } from './subscriptions.words.ts'

type Mine = OutputOf<typeof noticeSubMe>

/** The customer's reminders. SV-03 */
export function useSubscriptions(): Loaded<KindGroup[]> {
  const offline = { title: '消息与订阅', route: NOTICE, part: true }
  return mapBoth(useCall(noticeSubFilter, {}, { offline }), useCall(noticeSubMe, {}, { offline }), toGroups)
}

/** The switch of a kind. Each is a separate submission: a failed one does not affect the others. */
export function useKindSwitch({ kind, name, on }: { kind: string; name: string; on: boolean }) {
  const send = useSend()
  const mutate = useMutateCall()
  const track = useTrack()
  const toast = useToast()
  const isOn = (mine: Mine) => mine.some((each) => each.kind === kind && each.targetId === '' && each.on)
  const { submitWith, underWay, busy, error } = useSubmit({
    fields: !on,
    run: async (next) => void (await send(noticeSubSet, { kind, on: next })),
    verify: async (next) =>
      isOn(await send(noticeSubMe, {})) === next ? { result: undefined } : { error: '经核对尚未生效，请再试一次' },
    done(_, next) {
      mutate(noticeSubMe, {}, (old) =>
        old.map((each) => (each.kind === kind && each.targetId === '' ? { ...each, on: next } : each)),
      )
      toast(next ? `已开启${name}提醒` : `已关闭${name}提醒`)
      void track('service', 'notice_set', kind)
    },
  })
  return { on: underWay ?? on, busy, error, turn: submitWith }
}
