import { useParams } from 'wouter'
import { orderCheckBySku, orderSkuDetail } from '#api/domains/trade/order/create.ts'
import { useData } from '#data/deps.tsx'
import { dataOf, type Loaded } from '#data/loaded.ts'
import { mapBoth } from '#data/map-both.ts'
import { useBlocked } from '#data/provider.tsx'
import { useCall } from '#data/use-call.ts'
import { useServerClock } from '#data/use-server-clock.ts'
import type { Sku } from '#api/shapes/order.ts'
import { stamp } from '#lib/time/dates.ts'
import { yuan } from '#lib/number/money.ts'
import { salesNumber, shareWxId } from '#session/attribution.ts'
import { useTrack } from '#tracking/context.tsx'
import { usePage } from '#wechat/page.tsx'
import { useAttempts } from './attempts.model.ts'
import { type CheckoutDraft, isAcknowledged, useCheckoutDraft } from './checkout-draft.ts'
import { areAccepted, type Document, documentsOf } from './documents.ts'
import { type Check, type Gate, stopOf, toGates } from './gates.ts'
import { type Offer, useOffer } from '#features/trade/sku/offer.model.ts'
import { skuHref } from '#lib/path/learn-href.ts'
import { type Pending, pendingOf } from '#features/trade/steps/pending.ts'
import { type Missing, type Submit, useOrderSubmit } from './submit.model.ts'
import type { Wish } from './make-order.ts'
import { useReturned } from '#ui/use-returned.ts'

/** The action of the bottom bar. `gate`: leads to what must be done first. */
type Main =
  | { kind: 'none' }
  | { kind: 'gate'; text: string; href: string; go: () => void }
  | { kind: 'submit'; text: string; off: boolean; press: () => void }

export interface CheckoutPage {
  price: string
  refundRule: string
  gates: Gate[]
  sku: Sku
  /** The purchase cannot continue. */
  stop: { text: string; more: string; href: string } | undefined
  /** An order that is already waiting. */
  pending: Pending | undefined
  /** Why nothing can be sent at all; ''. */
  blocked: string
  /** A notice for the next press. */
  notice: string
  offer: Offer
  /** Something is sent by post. */
  sends: boolean
  documents: Document[]
  agreed: boolean
  agree: (on: boolean) => void
  open: (id: string) => void
  /** What is missing, after the first press. */
  fieldErrors: Missing
  /** Counts the presses that were rejected for it. */
  invalidPresses: number
  main: Main
}

export interface CheckoutModel {
  page: Loaded<CheckoutPage>
  submit: Submit
}

/** The order of one service, before it is made. OR-02 */
export function useCheckout(): CheckoutModel {
  const { skuId = '' } = useParams<{ skuId?: string }>()
  usePage({ title: '确认订单' })
  const sku = useCall(orderSkuDetail, { skuId })
  const check = useCall(orderCheckBySku, { skuId })
  const choices = useCheckoutDraft(skuId)
  const offer = useOffer(sku.state === 'ready' ? sku.data : undefined, choices)
  const reread = async () => {
    const read = [sku, check].map((each) => (each.state === 'ready' ? each.refresh() : undefined))
    await Promise.all([...read, offer.reread()])
  }
  useReturned(reread)
  const known = dataOf(sku)
  const wish = known && wishOf(known, offer, choices.draft)
  const submit = useOrderSubmit(skuId, {
    wish,
    missing: known ? missingOf(known, offer, choices.draft) : { address: '', agreement: '' },
    parts: offer.parts,
    mayBeReserved: wish?.counted === true && dataOf(check)?.canBuy === true,
    done: choices.forget,
    reread,
  })
  const state = usePageState({ skuId, choices, offer, submit })
  return { page: mapBoth(sku, check, state), submit }
}

interface Parts {
  skuId: string
  choices: ReturnType<typeof useCheckoutDraft>
  offer: Offer
  submit: Submit
}

function usePageState({ skuId, choices, offer, submit }: Parts) {
  const { draft, change } = choices
  const track = useTrack()
  const device = useData()
  const now = useServerClock() ?? device.now
  const attempts = useAttempts()
  const blocked = useBlocked()
  return (sku: Sku, check: Check): CheckoutPage => {
    const documents = documentsOf(sku, draft)
    const gates = toGates(check, skuId, isAcknowledged(draft, sku, check.needMismatchText))
    const waits = check.reviewUntil !== undefined && check.reviewUntil > now()
    const stop = stopOf(check, sku)
    const pending = stop ? undefined : pendingOf({ check, sku, attempt: attempts.find(skuId), submit })
    return {
      // The price used for the calculation, even if it changed after the service was read: one page shows one price.
      price: yuan(offer.trial.state === 'ready' ? offer.trial.data.amountFen : sku.priceFen),
      refundRule: sku.refundRuleText,
      gates,
      sku,
      stop: stop && { ...stop, href: skuHref(skuId) },
      pending,
      blocked,
      notice: pending || stop ? '' : waits ? reviewText(check.reviewUntil) : lostText(attempts.find(skuId)),
      offer,
      sends: sku.needAddress,
      documents,
      agreed: areAccepted(documents),
      agree: (agreed) => change({ accepted: agreed ? documents.map(({ id }) => id) : [] }),
      open: (id) => change({ opened: [...new Set([...(draft.opened ?? []), id])] }),
      fieldErrors: submit.fieldErrors,
      invalidPresses: submit.invalidPresses,
      main: mainOf(),
    }

    function mainOf(): Main {
      if (stop || pending !== undefined || waits) return { kind: 'none' }
      if (submit.outcomeUnknown) return { kind: 'submit', text: '核对订单', off: blocked !== '', press: submit.verify }
      const open = gates.find(({ done }) => !done)
      if (open?.href === undefined && open) return { kind: 'none' }
      if (open?.href !== undefined) {
        const go = () => void track('trade', 'gate_block', open.gate)
        return { kind: 'gate', text: open.verb, href: open.href, go }
      }
      return {
        kind: 'submit',
        text: '提交订单',
        off: blocked !== '' || offer.payableFen === undefined || submit.settling,
        press: submit.press,
      }
    }
  }
}

/** The order as chosen; undefined while its price is not known. */
function wishOf(sku: Sku, offer: Offer, draft: CheckoutDraft): Wish | undefined {
  if (offer.payableFen === undefined) return undefined
  return {
    counted: typeof sku.stock === 'number' && draft.campaign === undefined,
    campaign: draft.campaign,
    order: {
      skuId: sku.skuId,
      couponId: offer.couponId,
      giftNumber: offer.giftNumber,
      addressId: sku.needAddress ? offer.address.chosen?.id : undefined,
      salesNumber: draft.salesNumber ?? salesNumber() ?? undefined,
      shareWxId: shareWxId() ?? undefined,
      riskAck: draft.riskAck,
      payableFen: offer.payableFen,
    },
  }
}

function missingOf(sku: Sku, offer: Offer, draft: CheckoutDraft): Missing {
  const documents = documentsOf(sku, draft)
  const unread = documents.find(({ opened }) => !opened)
  return {
    address: sku.needAddress && offer.address.chosen === undefined ? '请选择收货地址' : '',
    agreement: unread ? `请先阅读并同意《${unread.name}》` : areAccepted(documents) ? '' : '请阅读并同意以上文件',
  }
}

function reviewText(until = 0): string {
  return `该服务风险高于您的承受能力，请在 ${stamp(until)} 后再次确认购买`
}

/** A press of an earlier visit got no answer, and no order is waiting. */
function lostText(attempt: { open: boolean; at: number; payableFen: number } | undefined): string {
  if (!attempt?.open) return ''
  return `您 ${stamp(attempt.at)} 提交的 ${yuan(attempt.payableFen)} 订单没有收到结果，经核对目前没有待办理的订单，请确认后再次提交`
}
