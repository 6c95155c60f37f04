import { useRef, useState } from 'react'
import type { PayParameters } from '#api/shapes/order.ts'
import { explain } from '#data/explain.ts'
import { useSession, useSessionActions } from '#session/context.tsx'
import { useTrack } from '#tracking/context.tsx'
import type { HostResult } from '#wechat/host.ts'
import { useHost } from '#wechat/page.tsx'
import { useLeave } from '#session/use-leave.ts'

/** WeChat's answer about a payment. Only a hint: the server knows whether money moved. spec §9 */
export type Hint = 'ok' | 'cancel' | 'fail'

export interface Payment {
  /** Inside WeChat but without an openId, which is requested before the payment. */
  authorize: (() => void) | null
  press: (payType: string) => void
  /** From the press until WeChat answers or the page is left. */
  busy: boolean
  error: string
}

/**
 * One payment at a time: a second press meanwhile does nothing. `prepare` gets the parameters from the server,
 * `answered` is called with WeChat's answer, `failed` when the server rejected it, `byTransfer` when the money is to be
 * transferred.
 */
export function usePayment(p: {
  prepare: (payType: string, openId: string | undefined) => Promise<PayParameters>
  answered: (hint: Hint) => void
  failed: () => void
  byTransfer?: () => void
}): Payment {
  const host = useHost()
  const track = useTrack()
  const { leaving, leave } = useLeave()
  const { signIn } = useSessionActions()
  const openId = useSession((state) => state.wxInfo?.openId)
  const locked = useRef(false)
  const [state, setState] = useState({ busy: false, error: '' })
  const open = async (payType: string): Promise<void> => {
    void track('trade', 'pay_start', payType)
    const given = await p.prepare(payType, openId || undefined)
    if ('transfer' in given) return p.byTransfer?.()
    if ('h5Url' in given) {
      if (!leave(given.h5Url)) throw new Error('no address to pay at')
      return
    }
    const hint = hintOf(await host.pay(given))
    void track('trade', hint === 'ok' ? 'pay_cb' : hint === 'cancel' ? 'pay_cancel' : 'pay_fail', payType)
    p.answered(hint)
  }
  const press = async (payType: string) => {
    if (locked.current) return
    locked.current = true
    setState({ busy: true, error: '' })
    try {
      await open(payType)
      setState({ busy: false, error: '' })
    } catch (cause) {
      setState({ busy: false, error: explain(cause) })
      p.failed()
    }
    locked.current = false
  }
  return {
    ...state,
    authorize: host.kind === 'inside' && !openId ? () => signIn() : null,
    busy: state.busy || leaving,
    press: (payType) => void press(payType),
  }
}

/** Silence may follow a completed payment, so it is checked like a success. */
function hintOf(result: HostResult<string>): Hint {
  if (result.state === 'ok' || result.state === 'cancel') return result.state
  return result.state === 'failed' && result.reason === 'no answer' ? 'ok' : 'fail'
}
