import { strategyPoolInfo, strategyPoolNoticeSet, strategyPoolSub } from '#api/domains/strategy/strategy/pool.ts'
import { dataOf } from '#data/loaded.ts'
import { useOnline, useSend } from '#data/provider.tsx'
import { useCall } from '#data/use-call.ts'
import { useMutateCall } from '#data/write/use-mutate-call.ts'
import { useSubmit } from '#data/write/use-submit.ts'
import { useTrack } from '#tracking/context.tsx'
import { useToast } from '#ui/overlay/toast.tsx'

/** A switch as stored by the service. */
export interface Turning {
  on: boolean
  turn: () => void
  error: string
}

const UNCHANGED = '经核对尚未更改，请再次点按'

/** Whether the customer follows a pool and gets notices of its changes. SG-06, journey G2 */
export function useFollow(poolId: string): { known: boolean; notice: Turning; follow: Turning } {
  const send = useSend()
  const mutate = useMutateCall()
  const toast = useToast()
  const track = useTrack()
  const online = useOnline()
  const known = dataOf(useCall(strategyPoolInfo, { poolId }))
  const said = (error: string) => (online ? error : '离线状态下无法操作')
  const notice = useSubmit({
    fields: known?.noticeOn !== true,
    run: (on) => send(strategyPoolNoticeSet, { poolId, on }),
    async verify(on) {
      const { noticeOn } = await send(strategyPoolInfo, { poolId })
      return noticeOn === on ? { result: { noticeOn } } : { error: UNCHANGED }
    },
    done({ noticeOn }) {
      mutate(strategyPoolInfo, { poolId }, (old) => ({ ...old, noticeOn }))
      void track('pool', noticeOn ? 'notice_on' : 'notice_off', poolId)
      toast(noticeOn ? '已开启通知' : '已关闭通知')
    },
  })
  const follow = useSubmit({
    fields: known?.subscribed !== true,
    run: (on) => send(strategyPoolSub, { poolId, on }),
    async verify(on) {
      const { subscribed } = await send(strategyPoolInfo, { poolId })
      return subscribed === on ? { result: { subscribed } } : { error: UNCHANGED }
    },
    done({ subscribed }) {
      mutate(strategyPoolInfo, { poolId }, (old) => ({ ...old, subscribed }))
      if (subscribed) void track('strategy', 'pool_sub', poolId)
      toast(subscribed ? '已关注股票池' : '已取消关注')
    },
  })
  return {
    known: known !== undefined,
    notice: { on: known?.noticeOn === true, turn: notice.submit, error: said(notice.error) },
    follow: { on: known?.subscribed === true, turn: follow.submit, error: said(follow.error) },
  }
}
