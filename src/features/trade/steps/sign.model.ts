import { useSearch } from 'wouter'
import { useEffect, useEffectEvent } from 'react'
import { esignOrder, esignOrderStatus, esignUrl } from '#api/domains/trade/esign.ts'
import { orderSign } from '#api/domains/trade/order/read.ts'
import type { Order, SignFlow } from '#api/shapes/order.ts'
import { dataOf, type Loaded, refresh } from '#data/loaded.ts'
import { mapBoth } from '#data/map-both.ts'
import { useCall } from '#data/use-call.ts'
import { useSend } from '#data/provider.tsx'
import { useVendorTrip, type VendorTrip } from '#data/write/use-vendor-trip.ts'
import { useFresh } from '#data/use-fresh.ts'
import { day } from '#lib/time/dates.ts'
import { useDraft } from '#session/use-draft.ts'
import { useTrack } from '#tracking/context.tsx'
import { orderHref } from '#lib/path/order-href.ts'
import { useOrderStep } from './order-step.model.ts'
import type { SignDoc } from '#entities/signing/doc-sheet.tsx'
import { documentAt } from '#entities/stored-file/document-at.ts'

export interface SignStep {
  order: Order
  docs: SignDoc[]
  /** The next document to read; undefined when all are read. */
  unread: SignDoc | undefined
  markRead: (name: string) => void
  /** The state of the signature as a message; '' before it was started. */
  notice: string
  error: string
  /** Checks the result once more; null while it is being checked or was never started. */
  check: (() => void) | null
  busy: boolean
  sign: () => void
}

/** 合同签署. Only the server knows that it is signed; then the guard leads on. OR-04, B9 */
export function useSign(): Loaded<SignStep> {
  const step = useOrderStep('SIGN')
  const order = dataOf(step)
  const input = order ? { orderNumber: order.orderNumber } : null
  const flow = useFresh(esignOrder, input)
  const docs = useDocs(order, dataOf(flow))
  const recheck = () => refresh(step)
  const isBack = new URLSearchParams(useSearch()).get('back') === '1'
  const trip = useSigning(isBack ? input : null, order, flow, recheck)
  useFollow(trip.result?.status, order, flow, recheck)
  const { notice, check, busy, error, go } = trip
  return mapBoth(step, flow, (shown, { status }) => {
    const page = { order: shown, ...docs, busy, error, sign: go }
    if (isBack) return { ...page, notice, check }
    const isBegun = status === 'SIGNING'
    const notBack = isBegun ? '您已发起签署，完成后请刷新状态' : ''
    return { ...page, notice: notBack, check: isBegun ? () => refresh(flow) : null }
  })
}

/** Continues by itself after a signature; a finished flow is replaced by a new one. */
function useFollow(
  status: string | undefined,
  order: Order | undefined,
  flow: Loaded<SignFlow>,
  orderAgain: () => void,
): void {
  const track = useTrack()
  const signed = status === 'SIGNED' || dataOf(flow)?.status === 'SIGNED'
  const over = status === 'REJECTED' || status === 'EXPIRED'
  const onSigned = useEffectEvent(() => {
    void track('trade', 'sign_ok', order?.sku.skuId)
    orderAgain()
  })
  const onOver = useEffectEvent(() => refresh(flow))
  useEffect(() => {
    if (signed) onSigned()
  }, [signed])
  useEffect(() => {
    if (over) onOver()
  }, [over])
}

const RESULTS: Readonly<Record<string, string>> = {
  SIGNED: '合同已签署',
  REJECTED: '签署未完成，您可以重新发起',
  EXPIRED: '签署已过期，文件已重新生成',
}

/** What was read belongs to its flow: a new one has new documents. law §2 */
function useDocs(order: Order | undefined, flow: SignFlow | undefined): Pick<SignStep, 'docs' | 'unread' | 'markRead'> {
  const facts = useCall(orderSign, order ? { orderNumber: order.orderNumber } : null)
  const [kept, keep] = useDraft(`sign.${flow?.flowId}`)
  const read = kept.split('\n')
  const docs = (flow?.docs ?? []).map(({ name, pdfUrl, mustReadSec }): SignDoc => {
    const fact = facts.state === 'ready' ? facts.data.docs.find((each) => each.name === name) : undefined
    const version = fact ? `版本 ${fact.docVersion} · ${day(fact.effectiveAt)} 生效` : ''
    return { name, url: documentAt(pdfUrl), mustReadSec, version, read: read.includes(name) }
  })
  return {
    docs,
    unread: docs.find((doc) => !doc.read),
    markRead: (name) => keep([...new Set([...read, name])].filter(Boolean).join('\n')),
  }
}

function useSigning(
  input: { orderNumber: string } | null,
  order: Order | undefined,
  flow: Loaded<SignFlow>,
  orderAgain: () => void,
): VendorTrip<{ status: string }> {
  const send = useSend()
  const track = useTrack()
  return useVendorTrip({
    result: esignOrderStatus,
    input,
    until: ({ status }) => status !== 'SIGNING',
    words: {
      checking: '正在确认签署结果，请稍候',
      none: '暂未收到签署结果，如已签署请刷新状态',
      result: ({ status }) => (Object.hasOwn(RESULTS, status) ? (RESULTS[status] ?? '') : ''),
    },
    closed: '签署页面暂时打不开，请稍后再试',
    async open() {
      const begun = dataOf(flow)
      if (!order || !begun) throw new Error('nothing to sign is shown')
      const returnUrl = `${location.origin}${orderHref(order.orderNumber, 'sign')}?back=1`
      const { url } = await send(esignUrl, { flowId: begun.flowId, returnUrl })
      await track('trade', 'sign_open', order.sku.skuId)
      return url
    },
    // It may have been signed or have expired meanwhile.
    onFailed() {
      refresh(flow)
      orderAgain()
    },
  })
}
