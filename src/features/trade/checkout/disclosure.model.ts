import { useEffect, useRef, useState } from 'react'
import { useLocation, useParams } from 'wouter'
import type { OutputOf } from '#api/call.ts'
import { evaluationInfo } from '#api/domains/suitability/evaluation.ts'
import { orderCheckBySku, orderSkuDetail } from '#api/domains/trade/order/create.ts'
import type { Sku } from '#api/shapes/order.ts'
import { useData } from '#data/deps.tsx'
import type { Loaded } from '#data/loaded.ts'
import { mapBoth } from '#data/map-both.ts'
import { useCall } from '#data/use-call.ts'
import { useServerClock } from '#data/use-server-clock.ts'
import { useDraft } from '#session/use-draft.ts'
import { useTrack } from '#tracking/context.tsx'
import { usePage } from '#wechat/page.tsx'
import { useCheckoutDraft } from './checkout-draft.ts'
import { checkoutHref } from '#lib/path/order-href.ts'
import { type Check, isEvaluated, stopOf } from './gates.ts'
import { skuHref } from '#lib/path/learn-href.ts'
import { useSecondsSeen } from '#ui/use-seconds-seen.ts'
import { isTyped } from '#lib/text/typed/plain.ts'

type Text = NonNullable<Sku['riskDisclosure']>

type Evaluation = OutputOf<typeof evaluationInfo>

export interface DisclosurePage {
  text: Text | undefined
  /** The order it is read for. */
  order: string
  match: { text: string; fits: boolean }
  /** Nobody can continue. */
  stop: { text: string; more: string; href: string } | undefined
  /** The sentence to type where the service is above the customer's level. */
  sentence: string | undefined
  typed: string
  type: (text: string) => void
  ticked: boolean
  tick: (on: boolean) => void
  error: { tick: string; sentence: string }
  /** Counts the presses that were rejected for it. */
  invalidPresses: number
  /** The button: what is missing, or that all is done. */
  verb: string
  off: boolean
  confirm: () => void
  onEnd: () => void
}

/** The disclosure, which must be read to its end, and how the levels fit. OR-03, law §1 */
export function useDisclosure(): Loaded<DisclosurePage> {
  const { skuId = '' } = useParams<{ skuId?: string }>()
  usePage({ title: '风险揭示与匹配确认' })
  const sku = useCall(orderSkuDetail, { skuId })
  const check = useCall(orderCheckBySku, { skuId })
  const evaluation = useCall(evaluationInfo, {})
  const known = sku.state === 'ready' && check.state === 'ready' && evaluation.state === 'ready'
  const isAbove = known && check.data.needMismatchText !== undefined
  const goOn = useMismatchReport(isAbove ? `${sku.data.riskLevel ?? ''}-${evaluation.data.riskLevel ?? ''}` : '')
  const reading = useReading(skuId, goOn)
  const both = mapBoth(sku, check, (service, level) => ({ service, level }))
  return mapBoth(both, evaluation, ({ service, level }, own) => reading(service, level, own))
}

/** Reports that a mismatch was shown, and whether the customer left or (after calling this function) continued. */
function useMismatchReport(levels: string): () => void {
  const track = useTrack()
  const went = useRef(false)
  useEffect(() => {
    if (levels === '') return
    void track('suit', 'mismatch_shown', levels)
    return () => void track('suit', went.current ? 'mismatch_continue' : 'mismatch_leave', levels)
  }, [track, levels])
  return () => void (went.current = true)
}

/** What was done with one version of the text, shown `from` this second of the page on: a new one is read anew. law §2 */
const UNREAD = { version: '', from: 0, ended: false, ticked: false }

function useReading(skuId: string, goOn: () => void) {
  const [, navigate] = useLocation()
  const track = useTrack()
  const device = useData()
  const now = useServerClock() ?? device.now
  const { change } = useCheckoutDraft(skuId)
  const [typed, type] = useDraft(`mismatch:${skuId}`)
  const [{ version, from, ended, ticked }, set] = useState(UNREAD)
  const [invalidPresses, setInvalidPresses] = useState(0)
  const all = useSecondsSeen()
  return (sku: Sku, check: Check, evaluation: Evaluation): DisclosurePage => {
    const text = sku.riskDisclosure
    if (text && text.docVersion !== version) set({ ...UNREAD, version: text.docVersion, from: all })
    const seconds = all - from
    const left = Math.max(0, (text?.mustReadSec ?? 0) - seconds)
    const stop = stopOf(check, sku)
    const sentence = check.needMismatchText
    const error = {
      tick: invalidPresses > 0 && !ticked ? '请先阅读并同意《风险揭示书》' : '',
      sentence: invalidPresses > 0 && sentence !== undefined && !isTyped(typed, sentence) ? '请逐字输入以上语句' : '',
    }
    return {
      text,
      order: checkoutHref(skuId),
      match: matchText(sku, check, evaluation),
      stop: stop && { ...stop, href: skuHref(skuId) },
      sentence,
      typed,
      type,
      ticked,
      tick: (on) => set((old) => ({ ...old, ticked: on })),
      error,
      invalidPresses,
      verb: left > 0 ? `请继续阅读（${left} 秒）` : ended ? '确认' : '请阅读至末尾',
      off: left > 0 || !ended,
      confirm,
      onEnd: () => set((old) => ({ ...old, ended: true })),
    }

    function confirm() {
      if (!text) return
      if (!ticked || (sentence !== undefined && !isTyped(typed, sentence))) {
        return setInvalidPresses((count) => count + 1)
      }
      void track('trade', 'disclosure_read', String(seconds))
      goOn()
      const mismatchText = sentence === undefined ? {} : { mismatchText: sentence }
      change({ riskAck: { docVersion: text.docVersion, readSec: seconds, at: now(), ...mismatchText } })
      type('')
      navigate(checkoutHref(skuId), { replace: true })
    }
  }
}

/** The two levels and their consequence, as the server decides. */
function matchText({ riskLevel }: Sku, { gates }: Check, { riskLevel: level, isLowest }: Evaluation) {
  if (!isEvaluated({ gates })) {
    const why = level === undefined ? '您尚未完成风险测评' : '您的风险测评已过期'
    return { text: `${why}，暂不能确认该服务是否与您匹配`, fits: false }
  }
  const state = gates.find(({ gate }) => gate === 'MATCH')?.state
  if (state === 'NOT_NEEDED') return { text: '该服务对所有等级的客户开放', fits: true }
  const own = level === undefined ? '您的等级 未测评' : `您的等级 ${level}${isLowest ? '（最低类别）' : ''}`
  const fits = state === 'PASSED'
  return { text: `${own}，服务等级 ${riskLevel ?? '评定中'}，${fits ? '匹配' : '不匹配'}`, fits }
}
