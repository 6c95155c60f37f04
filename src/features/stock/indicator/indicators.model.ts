import { quoteIndexList } from '#api/domains/public/quote-index.ts'
import { quoteIndexOpen, quoteIndexSubscription } from '#api/domains/stock/quote-index.ts'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { useOnline, useSend } from '#data/provider.tsx'
import { useCall } from '#data/use-call.ts'
import { useSubmit } from '#data/write/use-submit.ts'
import { INDICATORS } from '#lib/path/stock-href.ts'
import { lastMoment } from '#lib/time/dates.ts'
import { useSignedIn } from '#session/context.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { usePage } from '#wechat/page.tsx'
import { type IndicatorView, toIndicator } from './indicators.words.ts'

export interface Indicators {
  list: Loaded<IndicatorView[]>
  isGuest: boolean
  /** Whether the customer's trials are known. */
  known: boolean
}

/** 特色指标: what each measures, how its signals performed, and the customer's access. ST-09 */
export function useIndicators(): Indicators {
  usePage({ title: '特色指标', card: { title: '特色指标', desc: '了解指标的计算方法与局限' } })
  const signedIn = useSignedIn()
  const offline = { title: '特色指标', route: INDICATORS }
  const all = useCall(quoteIndexList, {}, { cache: true, offline })
  const mine = useCall(quoteIndexSubscription, {})
  const opened = dataOf(mine)
  return {
    list: mapLoaded(all, (list) => list.map((each) => toIndicator(each, opened ?? []))),
    isGuest: !signedIn,
    known: opened !== undefined,
  }
}

/** Starts a trial of an indicator; a running one returns the same end, so it needs no check. */
export function useTrial(indexId: string): { begin: () => void; busy: boolean; error: string } {
  const send = useSend()
  const toast = useToast()
  const online = useOnline()
  const { submit, busy, error } = useSubmit({
    fields: indexId,
    run: (wanted) => send(quoteIndexOpen, { indexId: wanted, trial: true }),
    stale: [quoteIndexSubscription],
    done({ expireAt }) {
      toast(`已开通体验，至 ${lastMoment(expireAt)}`)
    },
  })
  return { begin: submit, busy, error: online ? error : '离线状态下无法操作' }
}
