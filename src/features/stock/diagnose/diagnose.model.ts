import { useEffect, useEffectEvent, useState } from 'react'
import { useParams, useSearchParams } from 'wouter'
import { aiDiagnoseDetail, aiDiagnoseStart } from '#api/domains/stock/ai-diagnose.ts'
import { BusinessError } from '#api/errors.ts'
import { useData } from '#data/deps.tsx'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { useOwnList } from '#data/offline/own-list.ts'
import { useOnline, useSend } from '#data/provider.tsx'
import { useCall } from '#data/use-call.ts'
import { awaited, useWatch } from '#data/watch/use-watch.ts'
import { useNavigateFromHere } from '#ui/use-navigate-from-here.ts'
import { useSubmit } from '#data/write/use-submit.ts'
import { stockCard } from '#entities/stock/share.words.ts'
import { diagnoseHref } from '#lib/path/stock-href.ts'
import { minute } from '#lib/time/dates.ts'
import { useSymbols } from '#quotes/use-quotes.ts'
import { useTrack } from '#tracking/context.tsx'
import { usePage } from '#wechat/page.tsx'
import { type Diagnosis, toDiagnosis } from './diagnose.words.ts'
import { type Diagnosed, diagnosed } from './diagnosed.ts'

/** The customer never had this stock diagnosed. spec §8 */
const NEVER = 40401

export interface Diagnose {
  symbol: string
  name: string
  title: string
  /** null: none yet. */
  diagnosis: Loaded<Diagnosis> | null
  /** The wait has ended without a result. */
  recheck: (() => void) | undefined
  start: () => void
  busy: boolean
  error: string
  /** 「今日还可诊断 3 次」, after one was started. */
  left: string
  /** Those of this stock that were started on this device, newest first. */
  history: readonly { key: string; time: string; href: string }[]
}

/**
 * AI诊股: the newest diagnosis of a stock, or the one of the task in the address, and another one. A running one is
 * resumed after a reload. ST-04
 */
export function useDiagnose(): Diagnose {
  const { symbol = '' } = useParams<{ symbol?: string }>()
  const task = useSearchParams()[0].get('task') ?? undefined
  const name = dataOf(useSymbols([symbol]))?.get(symbol)?.name ?? symbol.slice(2)
  const title = `${name}诊断`
  // Shared is the stock, not this customer's task.
  usePage({ title, card: { ...stockCard(name, symbol, '体检报告'), path: diagnoseHref(symbol) } })
  const wanted = task === undefined ? { symbol } : { taskId: task }
  const found = useCall(aiDiagnoseDetail, wanted, { offline: { title, route: diagnoseHref(symbol, task) } })
  const running = dataOf(found)
  const { recheck, isOver } = useEnd(running?.status === 'RUNNING' ? running.taskId : null, symbol)
  const renew = useEffectEvent(() => void (found.state === 'ready' && found.refresh()))
  useEffect(() => {
    if (isOver) renew()
  }, [isOver])
  const never = found.state === 'failed' && found.error instanceof BusinessError && found.error.code === NEVER
  const { items } = useOwnList(diagnosed)
  return {
    symbol,
    name,
    title,
    diagnosis: never ? null : mapLoaded(found, toDiagnosis),
    recheck,
    history: items
      .filter((each) => each.symbol === symbol && each.taskId !== running?.taskId)
      .map(({ taskId, at }) => ({ key: taskId, time: minute(at), href: diagnoseHref(symbol, taskId) })),
    ...useStart({ symbol, name }),
  }
}

/** Polls a running diagnosis until its end. */
function useEnd(taskId: string | null, symbol: string) {
  const track = useTrack()
  const watched = useWatch(aiDiagnoseDetail, taskId === null ? null : { taskId }, {
    // ST-04
    seen: 2_000,
    limit: 30,
    until: ({ status }) => status !== 'RUNNING',
  })
  const isOver = awaited(watched) !== undefined
  useEffect(() => {
    if (isOver) void track('stock', 'diagnose_done', symbol)
  }, [isOver, track, symbol])
  return { isOver, recheck: watched.exhausted ? watched.recheck : undefined }
}

/** Starts one; the service returns the same one for repeated requests on a day, so it needs no check. */
function useStart({
  symbol,
  name,
}: Pick<Diagnosed, 'symbol' | 'name'>): Pick<Diagnose, 'start' | 'busy' | 'error' | 'left'> {
  const send = useSend()
  const track = useTrack()
  const online = useOnline()
  const { now } = useData()
  const { put } = useOwnList(diagnosed)
  const navigate = useNavigateFromHere()
  const [left, setLeft] = useState('')
  const { submit, busy, error } = useSubmit({
    fields: symbol,
    run: (wanted) => send(aiDiagnoseStart, { symbol: wanted }),
    stale: [aiDiagnoseDetail],
    done({ taskId, remainToday }) {
      setLeft(`今日还可诊断 ${remainToday} 次`)
      void track('stock', 'diagnose_start', symbol)
      put({ taskId, symbol, name, at: now() })
      // The newest is shown in place of an older one.
      navigate(diagnoseHref(symbol), { replace: true })
    },
  })
  return { start: submit, busy, error: online ? error : '离线状态下无法诊断', left }
}
