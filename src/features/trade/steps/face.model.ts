import { useEffect, useEffectEvent, useState } from 'react'
import { useParams } from 'wouter'
import { faceAuthCreate, faceAuthResult } from '#api/domains/trade/esign.ts'
import type { OutputOf } from '#api/call.ts'
import type { Order } from '#api/shapes/order.ts'
import { dataOf, type Loaded, mapLoaded, refresh } from '#data/loaded.ts'
import { useSend } from '#data/provider.tsx'
import { useVendorTrip, type VendorTrip } from '#data/write/use-vendor-trip.ts'
import { useDraft } from '#session/use-draft.ts'
import { useTrack } from '#tracking/context.tsx'
import { orderHref } from '#lib/path/order-href.ts'
import { useNoteConsent } from '#session/consent/separate-consents.ts'
import { useOrderStep } from './order-step.model.ts'

export interface FaceStep {
  order: Order
  agreed: boolean
  agree: (agreed: boolean) => void
  /** The state of the last check as a message; '' before the first. */
  notice: string
  /** Checks the result once more; null while it is being checked or there is none. */
  check: (() => void) | null
  /** No attempts left today: customer service helps. */
  manual: boolean
  verb: string
  error: string
  busy: boolean
  start: () => void
}

/** 人脸核验. PASS moves the order to its next step, and the guard leads there. OR-05, SU-06 */
export function useFace(): Loaded<FaceStep> {
  const step = useOrderStep('FACE')
  const order = dataOf(step)
  const [flowId, keep] = useCheck()
  const [agreed, agree] = useState(false)
  const orderAgain = () => refresh(step)
  const trip = useChecking({ order, flowId, agreed, keep, failed: orderAgain })
  const { result, newest, notice, check, busy } = trip
  const isKnown = newest === undefined || ['PENDING', 'PASS', 'FAIL'].includes(newest.status)
  useFollow(result, orderAgain)
  return mapLoaded(step, (shown) => ({
    order: shown,
    agreed,
    agree,
    notice: isKnown ? notice : '状态更新中',
    check,
    manual: result?.status === 'FAIL' && result.remain === 0,
    verb: result?.status === 'FAIL' ? '重新核验' : flowId === '' ? '开始核验' : '继续核验',
    error: trip.missing || trip.error,
    busy,
    start: trip.go,
  }))
}

type Result = OutputOf<typeof faceAuthResult>

/** The id of the check, stored while the customer is at the vendor, whose return does not include it. */
function useCheck(): [string, (flowId: string) => void] {
  const { orderNumber } = useParams<{ orderNumber?: string }>()
  const [kept, keep] = useDraft(`face.${orderNumber}`)
  const [flowId, setFlowId] = useState(kept)
  useEffect(() => keep(''), [keep])
  const begin = (begun: string) => {
    keep(begun)
    setFlowId(begun)
  }
  return [flowId, begin]
}

/** After a pass it continues by itself. */
function useFollow(result: Result | undefined, orderAgain: () => void): void {
  const track = useTrack()
  const status = result?.status
  const onPass = useEffectEvent(orderAgain)
  useEffect(() => {
    if (status === 'PASS') onPass()
    if (status === 'PASS') void track('suit', 'face_ok')
    if (status === 'FAIL') void track('suit', 'face_fail')
  }, [status, track])
}

function wordsOf({ status, reason = '未能确认为本人', remain }: Result): string {
  if (status === 'PASS') return '人脸核验已通过'
  return remain > 0 ? `核验未通过：${reason}。今日还可核验${remain}次` : `核验未通过：${reason}。今日核验次数已用完`
}

interface Check {
  order: Order | undefined
  /** '' before the first visit. */
  flowId: string
  agreed: boolean
  keep: (flowId: string) => void
  failed: () => void
}

function useChecking({ order, flowId, agreed, keep, failed }: Check): VendorTrip<Result> {
  const send = useSend()
  const note = useNoteConsent()
  return useVendorTrip({
    result: faceAuthResult,
    input: order && flowId ? { flowId } : null,
    until: ({ status }) => status === 'PASS' || status === 'FAIL',
    words: {
      checking: '正在确认核验结果，请稍候',
      none: '暂未收到核验结果，如已完成请刷新状态',
      result: wordsOf,
    },
    closed: '核验页面暂时打不开，请稍后再试',
    missing: agreed ? '' : '请先阅读并同意人脸信息处理说明',
    async open() {
      if (!order) throw new Error('no order is shown')
      const returnUrl = `${location.origin}${orderHref(order.orderNumber, 'face')}?back=1`
      const { url, flowId: begun } = await send(faceAuthCreate, { orderNumber: order.orderNumber, returnUrl })
      keep(begun)
      note('单独同意为签约核验处理人脸信息')
      return url
    },
    // It may have been passed meanwhile, on another device or with a late answer.
    onFailed: failed,
  })
}
