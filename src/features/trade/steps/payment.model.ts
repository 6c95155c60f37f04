import type { Call, InputOf, OutputOf } from '#api/call.ts'
import type { PayParameters } from '#api/shapes/order.ts'
import { explain } from '#data/explain.ts'
import { useSubmit } from '#data/write/use-submit.ts'
import { useLeave } from '#session/use-leave.ts'
import { useSession, useSessionActions } from '#session/context.tsx'
import { useTrack } from '#tracking/context.tsx'
import type { HostResult } from '#wechat/host.ts'
import { useHost } from '#wechat/page.tsx'
import { type Hint, type Paid, usePaid } from './paid.model.ts'

/** What to say where WeChat's payment ended without money, once the server has answered. */
type Ended = Readonly<Record<'cancel' | 'fail', string>>

export interface Payment<T> {
  /** Inside WeChat but without an openId, which is requested before the payment. */
  authorize: (() => void) | null
  press: (payType: string) => void
  /** From the press until WeChat answers or the page is left. */
  busy: boolean
  error: string
  /** The state of an attempted payment as a message; '' before one. */
  notice: string
  /** Checks with the server once more; null where nothing is awaited. */
  check: (() => void) | null
  /** The newest answer of the server. */
  answer: T | undefined
  recheck: () => void
}

interface PaymentOptions<C extends Call> {
  /** Asks whether it is paid; a null input while nothing is to be paid. */
  status: C
  input: InputOf<C> | null
  /** Whether nothing can be paid any more. */
  until: (data: OutputOf<C>) => boolean
  /** Gets the parameters from the server. */
  prepare: (payType: string, openId: string | undefined) => Promise<PayParameters>
  /** WeChat says that it is paid. Without it this is checked here. */
  onPaid?: () => void
  /** The server rejected it, or its answer was lost: it may have moved on. */
  onFailed: () => void
  /** The money is to be transferred. */
  byTransfer?: () => void
  words: Ended
}

/** A payment in WeChat, one at a time. Whatever WeChat says, the server is asked. OR-06, OR-10 */
export function usePayment<C extends Call>(options: PaymentOptions<C>): Payment<OutputOf<C>> {
  const { status, input, until, words, onPaid } = options
  const paid = usePaid(status, input, until)
  const press = usePress(options, (hint) => {
    if (hint === 'ok' && onPaid) return onPaid()
    paid.noteHint(hint)
  })
  const { answer, hint, exhausted, recheck } = paid
  return { ...press, notice: noticeOf(paid, words), check: hint && exhausted ? recheck : null, answer, recheck }
}

function noticeOf({ hint, isAnswered, exhausted, failed }: Paid<unknown>, words: Ended): string {
  if (!hint) return ''
  if (failed) return '暂时无法确认支付结果，请勿重复付款'
  if (!isAnswered) return '支付结果确认中，请勿重复付款'
  if (hint !== 'ok') return words[hint]
  return exhausted ? '暂未收到付款结果，如已扣款请稍后刷新' : '支付结果确认中，请勿重复付款'
}

type Pressed = Pick<Payment<unknown>, 'authorize' | 'press' | 'busy' | 'error'>

function usePress<C extends Call>(options: PaymentOptions<C>, onHint: (hint: Hint) => void): Pressed {
  const { prepare, onFailed, byTransfer } = options
  const host = useHost()
  const track = useTrack()
  const { leaving, leave } = useLeave()
  const { signIn } = useSessionActions()
  const openId = useSession((state) => state.wxInfo?.openId)
  const { submitWith, busy, error } = useSubmit({
    fields: '',
    /** Answers with WeChat's answer; undefined where it is paid elsewhere. */
    async run(payType: string) {
      void track('trade', 'pay_start', payType)
      const given = await prepare(payType, openId || undefined)
      if ('transfer' in given) return byTransfer?.()
      if ('h5Url' in given) {
        if (!leave(given.h5Url)) throw new Error('no address to pay at')
        return undefined
      }
      const hint = hintOf(await host.pay(given))
      void track('trade', hint === 'ok' ? 'pay_cb' : hint === 'cancel' ? 'pay_cancel' : 'pay_fail', payType)
      return hint
    },
    done(hint) {
      if (hint !== undefined) onHint(hint)
    },
    failed(cause) {
      onFailed()
      return explain(cause)
    },
  })
  return {
    authorize: host.kind === 'inside' && !openId ? () => signIn() : null,
    press: submitWith,
    busy: busy || leaving,
    error,
  }
}

/** Silence may follow a completed payment, so it is checked like a success. */
function hintOf(result: HostResult<string>): Hint {
  if (result.state === 'ok' || result.state === 'cancel') return result.state
  return result.state === 'failed' && result.reason === 'no answer' ? 'ok' : 'fail'
}
