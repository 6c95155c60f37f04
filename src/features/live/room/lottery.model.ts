import { useEffect, useEffectEvent, useState } from 'react'
import { lotteryDetail, lotteryParticipate, lotteryValid, lotteryWinner } from '#api/domains/live/live.ts'
import { dataOf } from '#data/loaded.ts'
import { useSend } from '#data/provider.tsx'
import { useFresh } from '#data/use-fresh.ts'
import { useSubmit } from '#data/write/use-submit.ts'
import { useTrack } from '#tracking/context.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { type LotteryView, toLotteryView } from './lottery.words.ts'
import { useTimeLeft } from '#features/live/use-time-left.ts'

export interface Lottery {
  /** undefined: the room has none. */
  view: LotteryView | undefined
  join: { press: () => void; busy: boolean; error: string }
  /** Whether its rules are open. */
  isRead: boolean
  read: (is: boolean) => void
  /** The result of the previous one, if the customer took part; '' otherwise. */
  before: string
}

/**
 * The lottery of a room: its phases by the server's clock; joined once. Nothing of it is stored. `changes`: how many
 * changes the room has announced. LV-03, 0.8
 */
export function useLottery(roomId: string, changes: number): Lottery {
  const send = useSend()
  const track = useTrack()
  const toast = useToast()
  const valid = useFresh(lotteryValid, { roomId })
  const next = dataOf(valid)?.lotteryId
  const [lotteryId, follow] = useState(next)
  const [previous, leave] = useState<string>()
  const [isRead, setRead] = useState(false)
  const [joinedId, note] = useState('')
  const detail = useFresh(lotteryDetail, lotteryId === undefined ? null : { lotteryId })
  const known = dataOf(detail)
  const isDrawn = known?.status === 'DRAWN'
  // A joined one stays until it is drawn, and its winners for as long as they are displayed.
  if (next !== undefined && next !== lotteryId && !isRead && (!known?.joined || isDrawn)) {
    leave(known?.joined ? lotteryId : undefined)
    follow(next)
  }
  const winner = dataOf(useFresh(lotteryWinner, lotteryId !== undefined && isDrawn ? { lotteryId } : null))
  const past = dataOf(useFresh(lotteryWinner, previous === undefined ? null : { lotteryId: previous }))
  const left = useTimeLeft(known && !isDrawn ? (known.status === 'WAIT' ? known.openAt : known.endAt) : undefined)
  const again = useEffectEvent(() => {
    if (valid.state === 'ready') void valid.refresh()
    if (detail.state === 'ready') void detail.refresh()
  })
  const isCounting = left !== ''
  useEffect(() => {
    // The room announced it, or the time is up.
    if (changes > 0 || !isCounting) again()
  }, [changes, isCounting])
  const { submit, busy, error } = useSubmit({
    fields: lotteryId ?? '',
    run: (id) => send(lotteryParticipate, { lotteryId: id }),
    async verify(id) {
      const { joined } = await send(lotteryDetail, { lotteryId: id })
      return joined ? { result: { joined } } : { error: '经核对尚未参与，请再次参与' }
    },
    done(_, id) {
      // Confirmed by the service already, whatever the next answer is.
      note(id)
      if (detail.state === 'ready') void detail.refresh()
      toast('已参与，请留意开奖结果')
      void track('live', 'lottery_join', id)
    },
  })
  return {
    view: known && toLotteryView({ ...known, joined: known.joined || joinedId === lotteryId }, winner, left),
    join: { press: submit, busy, error },
    isRead,
    read(is) {
      setRead(is)
      if (is && lotteryId !== undefined) void track('live', 'lottery_view', lotteryId)
    },
    before: past ? (past.mine ? `上一轮您获得了 ${past.mine.name}` : '上一轮已开奖，您未中奖') : '',
  }
}
