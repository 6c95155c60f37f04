import { useSearch } from 'wouter'
import { useEffect, useEffectEvent, useState } from 'react'
import { evaluationInfo } from '#api/domains/suitability/evaluation.ts'
import { generateEvaluationPdf, getCustomerEvaluation, getEvaluationPdf } from '#api/domains/suitability/survey.ts'
import type { EvalDetail, EvalStatus } from '#api/shapes/evaluation.ts'
import { useData } from '#data/deps.tsx'
import { useBlocked, useSend } from '#data/provider.tsx'
import { dataOf, type Loaded, ready } from '#data/loaded.ts'
import { mapBoth } from '#data/map-both.ts'
import { useCall } from '#data/use-call.ts'
import { useNow, useServerClock } from '#data/use-server-clock.ts'
import { useMutateCall } from '#data/write/use-mutate-call.ts'
import { useSubmit } from '#data/write/use-submit.ts'
import { useWatch } from '#data/watch/use-watch.ts'
import { day } from '#lib/time/dates.ts'
import { documentAt } from '#entities/stored-file/document-at.ts'
import { levelWords, validityText } from '#lib/suitability.ts'
import { useReturned } from '#ui/use-returned.ts'
import { considering, leftOf } from './status.ts'
import { useWayBack } from './use-way-back.ts'

export interface Result {
  /** A later evaluation has taken its place: it is shown as a record, and cannot be signed. */
  isOld: boolean
  title: string
  desc: string
  evaluated: string
  validity: string
  services: string
  notice: string
  matching: EvalDetail['matching']
  own: { level: string; isLowest: boolean }
  /** When it was signed; '' before. */
  confirmed: string
}

export interface ResultPage {
  result: Loaded<Result | null>
  sign: {
    ticked: boolean
    tick: (on: boolean) => void
    error: string
    busy: boolean
    blocked: string
    submit: () => void
  }
  pdf: { state: 'none' | 'making' | 'overdue' | 'expired'; again: () => void } | { state: 'ready'; href: string }
  again: { href: string; left: string; closed: boolean }
  next: { label: string; href: string }
}

/** A finished evaluation: the newest, or the one of the address. SU-04 */
export function useResult(): ResultPage {
  const now = useNow()
  const way = useWayBack()
  const search = useSearch()
  const status = useCall(evaluationInfo, {}, { offline: { title: '测评结果', part: true } })
  const newest = status.state === 'ready' ? status.data.recordId : undefined
  const id = new URLSearchParams(search).get('id') ?? newest
  const detail = useCall(getCustomerEvaluation, id === undefined ? null : { id }, { offline: { title: '测评结果' } })
  const sign = useSign(id)
  const signed = detail.state === 'ready' && detail.data.confirmedAt !== undefined
  const left = status.state === 'ready' ? status.data : undefined
  return {
    result: toLoaded(status, id, detail, now),
    sign,
    pdf: usePdf(id, signed),
    again: {
      href: way.to('/suitability/survey'),
      left: left ? leftOf(left) : '',
      closed: left?.remainToday === 0,
    },
    next: way.back ? { label: '返回继续办理', href: way.back } : { label: '完成', href: way.to('/suitability') },
  }
}

/** Null: no evaluation was ever finished. */
function toLoaded(
  status: Loaded<EvalStatus>,
  id: string | undefined,
  detail: Loaded<EvalDetail>,
  now: number,
): Loaded<Result | null> {
  // Without a number nothing is requested.
  if (id === undefined && status.state === 'ready') return ready(null)
  return mapBoth(status, detail, (newest, data) => toResult(data, newest, now))
}

function toResult(detail: EvalDetail, { recordId, evaluatedAt = 0 }: EvalStatus, now: number): Result {
  const { id, result, matching, at, confirmedAt } = detail
  const { level, isLowest, desc, services, expireAt, considerUntil } = result
  const waits = considerUntil !== undefined && considerUntil > now
  // Not by the id alone: a saved status may be older than the record.
  const isOld = id !== recordId && at < evaluatedAt
  const notice = expireAt <= now ? '您的风险测评已过期，请重新测评' : waits ? considering(considerUntil) : ''
  return {
    isOld,
    title: levelWords(level, isLowest) ?? '状态更新中',
    desc,
    evaluated: `测评日期 ${day(at)}`,
    validity: isOld ? `已被 ${day(evaluatedAt)} 的测评取代，不再有效` : validityText(expireAt, now),
    services: services.join('、'),
    notice: isOld ? '' : notice,
    matching,
    own: { level, isLowest },
    confirmed: confirmedAt === undefined ? '' : `本人已于${day(confirmedAt)}确认以上结果`,
  }
}

function useSign(id: string | undefined): ResultPage['sign'] {
  const [ticked, tick] = useState(false)
  const send = useSend()
  const { now: own } = useData()
  const now = useServerClock() ?? own
  const blocked = useBlocked()
  const patch = useMutateCall()
  const { submit, busy, error, fieldErrors } = useSubmit({
    fields: ticked,
    validate: (confirmed) => ({ tick: confirmed ? '' : '请勾选「本人确认以上结果」' }),
    async run() {
      if (id === undefined) return
      await send(generateEvaluationPdf, { id })
      patch(getCustomerEvaluation, { id }, (old) => ({ ...old, confirmedAt: old.confirmedAt ?? now() }))
    },
    done: () => undefined,
  })
  return { ticked, tick, error: fieldErrors.tick || error, busy, blocked, submit }
}

/** A complete address, because the router cannot open files. */
function fileOf(path: string): string {
  return new URL(documentAt(path), location.origin).href
}

/** How long a link received by the page is offered, ms: it opens for ten minutes, one of which is left for the opening. */
const OFFERED = 9 * 60_000

/** Whether a link received at `at` (epoch ms of the device) is no longer offered; undefined: there is none. */
function useExpired(at: number | undefined): boolean {
  const { now } = useData()
  const [expired, setExpired] = useState<number>()
  const look = () => {
    if (at !== undefined && now() - at >= OFFERED) setExpired(at)
  }
  const due = useEffectEvent(look)
  // A phone that sleeps stops the timer.
  useReturned(look)
  useEffect(() => {
    if (at === undefined) return
    const timer = setTimeout(() => due(), OFFERED)
    return () => clearTimeout(timer)
  }, [at])
  return at !== undefined && expired === at
}

function usePdf(id: string | undefined, signed: boolean): ResultPage['pdf'] {
  const watched = useWatch(getEvaluationPdf, id !== undefined && signed ? { id } : null, {
    // SU-04
    seen: 3_000,
    limit: 10,
    until: ({ url }) => url !== null,
  })
  const url = dataOf(watched)?.url
  const isExpired = useExpired(watched.state === 'ready' && url ? watched.savedAt : undefined)
  if (!signed) return { state: 'none', again: watched.recheck }
  if (url && isExpired) return { state: 'expired', again: watched.recheck }
  if (url) return { state: 'ready', href: fileOf(url) }
  return { state: watched.exhausted ? 'overdue' : 'making', again: watched.recheck }
}
