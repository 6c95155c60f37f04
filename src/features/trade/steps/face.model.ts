import { useEffect, useState } from 'react'
import { useParams } from 'wouter'
import { faceAuthCreate, faceAuthResult } from '#api/domains/trade/esign.ts'
import type { OutputOf } from '#api/call.ts'
import type { Order } from '#api/shapes/order.ts'
import { explain } from '#data/explain.ts'
import { useChange } from '#data/use-change.ts'
import { useWatch, type Watched } from '#data/use-watch.ts'
import { useDraft } from '#session/use-draft.ts'
import { useTrack } from '#tracking/context.tsx'
import { orderHref } from '#lib/path/order-href.ts'
import { useLeave } from '#session/use-leave.ts'
import { useNoteConsent } from '#session/consent/separate-consents.ts'
import { type AtStep, useOrderStep } from './order-step.model.ts'

export type FacePage = Exclude<AtStep, { state: 'ready' }> | FaceReady

export interface FaceReady {
  state: 'ready'
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

/** 人脸核验. PASS moves the order to its next step, and the guard leads there. product OR-05, SU-06 */
export function useFace(): FacePage {
  const step = useOrderStep('FACE')
  const order = step.state === 'ready' ? step.order : undefined
  const [flowId, keep] = useCheck()
  const watched = useWatch(faceAuthResult, order && flowId ? { flowId } : null, {
    until: ({ status }) => status !== 'PENDING',
  })
  const [agreed, agree] = useState(false)
  const result = watched.state === 'done' ? watched.data : undefined
  const orderAgain = step.state === 'ready' ? step.recheck : undefined
  const starting = useStart({ order, agreed, keep, failed: orderAgain })
  useFollow(result, orderAgain)
  if (step.state !== 'ready') return step
  return {
    state: 'ready',
    order: step.order,
    agreed,
    agree,
    notice: flowId === '' ? '' : wordsOf(watched),
    check: flowId !== '' && watched.state === 'exhausted' ? watched.recheck : null,
    manual: result?.status === 'FAIL' && result.remain === 0,
    verb: result?.status === 'FAIL' ? '重新核验' : flowId === '' ? '开始核验' : '继续核验',
    ...starting,
  }
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
function useFollow(result: Result | undefined, orderAgain: (() => void) | undefined): void {
  const track = useTrack()
  const status = result?.status
  useEffect(() => {
    if (status === 'PASS') orderAgain?.()
  }, [status, orderAgain])
  useEffect(() => {
    if (status === 'PASS') void track('suit', 'face_ok')
    if (status === 'FAIL') void track('suit', 'face_fail')
  }, [status, track])
}

function wordsOf(watched: Watched<Result>): string {
  if (watched.state === 'checking') return '正在确认核验结果，请稍候'
  if (watched.state === 'exhausted') {
    return watched.error === undefined ? '暂未收到核验结果，如已完成请刷新状态' : explain(watched.error)
  }
  const { status, reason = '未能确认为本人', remain } = watched.data
  if (status === 'PASS') return '人脸核验已通过'
  if (status !== 'FAIL') return '状态更新中'
  return remain > 0 ? `核验未通过：${reason}。今日还可核验${remain}次` : `核验未通过：${reason}。今日核验次数已用完`
}

interface Begin {
  order: Order | undefined
  agreed: boolean
  keep: (flowId: string) => void
  failed: (() => void) | undefined
}

function useStart({ order, agreed, keep, failed }: Begin): Pick<FaceReady, 'error' | 'busy' | 'start'> {
  const create = useChange(faceAuthCreate)
  const { leaving, leave } = useLeave()
  const note = useNoteConsent()
  const [error, setError] = useState('')
  const start = async () => {
    if (!order) return
    if (!agreed) return setError('请先阅读并同意人脸信息处理说明')
    setError('')
    try {
      const returnUrl = `${location.origin}${orderHref(order.orderNumber, 'face')}?back=1`
      const { url, flowId } = await create.run({ orderNumber: order.orderNumber, returnUrl })
      keep(flowId)
      note('单独同意为签约核验处理人脸信息')
      if (!leave(url)) setError('核验页面暂时打不开，请稍后再试')
    } catch (cause) {
      setError(explain(cause))
      // It may have been passed meanwhile, on another device or with a late answer.
      failed?.()
    }
  }
  return { busy: create.busy || leaving, error, start: () => void start() }
}
