import { useLocation } from 'wouter'
import type { InputOf } from '#api/call.ts'
import { orderInfo } from '#api/domains/trade/order/read.ts'
import { orderCheckBySku, orderCreate, orderPreOrder } from '#api/domains/trade/order/create.ts'
import { DeviceError, explain } from '#data/explain.ts'
import { errorCode, MISSING } from '#data/error-code.ts'
import { useSend } from '#data/provider.tsx'
import { isRejection } from '#data/write/rejection.ts'
import { useOnce } from '#data/write/use-once.ts'
import { useTrack } from '#tracking/context.tsx'
import { useAttempts } from './attempts.model.ts'
import { useClick } from '#features/trade/sku/click.model.ts'
import { useHost } from '#wechat/page.tsx'
import { endAttempt, type Made } from './end-attempt.ts'
import { nextStep } from '#features/trade/steps/next-step.ts'

/** The order to make; `counted`: places are limited, and one is reserved while the order is made. */
interface Wish {
  order: Omit<InputOf<typeof orderCreate>, 'clientNo' | 'preOrderNumber'>
  counted: boolean
  /** The code of its campaign. */
  campaign: string | undefined
}

export interface Submit {
  busy: boolean
  error: string
  /** The last press got no answer and the check failed: check before pressing again. */
  outcomeUnknown: boolean
  press: (wish: Wish) => void
  verify: () => void
  /** Continues a waiting order; `whole`: pay at once, whatever was chosen before. */
  resume: (orderNumber: string, whole?: boolean) => void
}

interface Options {
  /** The number of partial payments; 1: paid as a whole. */
  parts: number
  /** The choices have become an order. */
  done: () => void
  /** The shown data may be out of date. */
  reread: () => void
}

/** The number of this attempt has made an order of other options: the next press is another attempt. */
const OTHER_WISH = '40922'
const NO_ANSWER = '没有收到提交结果。'

/**
 * Makes one order of any number of presses: all of them carry the attempt's number, and after a lost answer the order
 * is looked up before it is sent again. reliability 5.8, O1–O3
 */
export function useOrderSubmit(skuId: string, options: Options): Submit {
  const send = useSend()
  const track = useTrack()
  const attempts = useAttempts()
  const inside = useHost().kind === 'inside'
  const clickId = useClick()
  const { busy, once, message, showMessage } = useOnce()
  const lead = useLead(skuId, options)

  const verify = async () => {
    try {
      const { pendingOrderNumber: orderNumber } = await send(orderCheckBySku, { skuId })
      if (orderNumber !== undefined) return await lead(await send(orderInfo, { orderNumber }), showMessage)
      attempts.refused(skuId)
      showMessage(`${NO_ANSWER}经核对暂未生成订单，请确认后再次提交`)
      options.reread()
    } catch {
      showMessage(`${NO_ANSWER}暂时无法核对订单是否生成，请联网后核对，不要重复下单`, true)
    }
  }
  const press = async ({ order, counted, campaign }: Wish) => {
    const begin = () => attempts.begin(skuId, order.payableFen, options.parts)
    const { clientNo } = begin()
    try {
      const { couponId, giftNumber } = order
      const kept = counted ? await send(orderPreOrder, { skuId, couponId, giftNumber }).catch(unlessMissing) : undefined
      const whole = { ...order, ...(kept && { preOrderNumber: kept.preOrderNumber }) }
      const make = async (number: string) => {
        const one = { ...whole, clientNo: number }
        if (campaign === undefined) return send(orderCreate, one)
        const { orderInCampaign } = await import('#features/trade/sku/campaign-order.ts').catch(lost)
        return orderInCampaign({ send, inside, clickId }, campaign, one)
      }
      let made = await make(clientNo)
      if (made.nextStep === null && (await send(orderInfo, { orderNumber: made.orderNumber })).status === 'CLOSED') {
        // The answer was lost long ago and its order has closed: this is a new purchase. A paid order stays the result.
        attempts.end(skuId)
        made = await make(begin().clientNo)
      }
      void track('trade', 'order_create', skuId)
      await lead({ ...made, payableFen: order.payableFen }, showMessage)
    } catch (cause) {
      void track('trade', 'order_fail', errorCode(cause))
      if (!isRejection(cause)) return verify()
      if (errorCode(cause) === OTHER_WISH) attempts.end(skuId)
      else attempts.refused(skuId)
      showMessage(explain(cause))
      options.reread()
    }
  }
  return {
    busy,
    error: message.text,
    outcomeUnknown: message.outcomeUnknown,
    press: (wish) => once(() => press(wish)),
    verify: () => once(verify),
    resume: (orderNumber, whole = false) =>
      once(() =>
        send(orderInfo, { orderNumber }).then(
          (order) => {
            if (whole) attempts.end(skuId)
            return lead(order, showMessage, whole ? 1 : options.parts)
          },
          (cause: unknown) => showMessage(explain(cause)),
        ),
      ),
  }
}

/** Goes from a known order to its next step, splitting it if parts were chosen. */
function useLead(skuId: string, { parts: chosen, done, reread }: Options) {
  const send = useSend()
  const attempts = useAttempts()
  const [, navigate] = useLocation()
  return async (made: Made, showMessage: (text: string) => void, parts = chosen) => {
    const end = await endAttempt({ send, attempts }, skuId, made, parts)
    if (end !== 'ended') {
      if (end === 'open') showMessage('订单已生成，分笔设置没有完成，请重试')
      reread()
      return
    }
    done()
    navigate(nextStep({ ...made, status: '' }).href, { replace: true })
  }
}

/** Code that did not arrive: nothing was sent. */
function lost(): never {
  throw new DeviceError('页面没有加载完整，请刷新后重试')
}

/** A service without reservations makes the order all the same. product A20 */
function unlessMissing(cause: unknown): undefined {
  if (errorCode(cause) !== MISSING) throw cause
}
