import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { strategyCouponInfo, strategyCouponList } from '#api/domains/strategy/strategy/coupon.ts'
import { strategyList } from '#api/domains/strategy/strategy/shown.ts'
import {
  simulateCouponCreate,
  simulateCreate,
  simulateGet,
  simulatePassageways,
} from '#api/domains/strategy/strategy/simulate.ts'
import { errorCode } from '#data/error-code.ts'
import { explain } from '#data/explain.ts'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { useSend } from '#data/provider.tsx'
import { useCall } from '#data/use-call.ts'
import { sentAgain } from '#data/write/sent-again.ts'
import { useStale } from '#data/write/stale.ts'
import { type FieldErrors, type Submission, useSubmit } from '#data/write/use-submit.ts'
import { useNavigateFromHere } from '#ui/use-navigate-from-here.ts'
import { type Locked, toLocked } from '#entities/access/access.ts'
import { capitalError } from '#features/simulation/capital.ts'
import { randomId } from '#lib/number/random-id.ts'
import { SIMULATE } from '#lib/path/simulation-href.ts'
import { STRATEGIES } from '#lib/path/strategy-href.ts'
import { amountFen } from '#lib/text/typed/amount.ts'
import { useDraft } from '#session/use-draft.ts'
import { useTrack } from '#tracking/context.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { byCoupon, type Draft, readDraft, wayOf } from './draft.ts'

export interface Begin {
  ways: readonly { id: string; text: string }[]
  /** What the customer needs to start one; undefined where nothing is missing. */
  locked: Locked | undefined
  typed: Draft
  isByCoupon: boolean
  passageways: readonly { id: string; text: string }[]
  change: (some: Partial<Draft>) => void
  submission: Submission<FieldErrors>
}

const ALL = { pageNo: 1, pageSize: 50 } as const
/** Another one is already running, started elsewhere. */
const RUNS = '40960'
/** Why a customer may not start one, the first reason that applies. */
const EVALUATION: readonly (string | undefined)[] = ['NEED_MOBILE', 'NEED_EVAL', 'EVAL_EXPIRED']

/** Starts a simulation of a subscription or of a coupon; the selection is stored. SG-13 */
export function useBegin(): Loaded<Begin> {
  const [search] = useSearchParams()
  const strategies = useCall(strategyList, ALL)
  const coupons = (dataOf(useCall(strategyCouponList, {})) ?? []).filter(({ status }) => status === 'UNUSED')
  const [coupon] = coupons.sort((a, b) => a.endAt - b.endAt)
  const opened = dataOf(useCall(strategyCouponInfo, coupon ? { couponId: coupon.couponId } : null))
  const wanted = search.get('new') ?? ''
  const [text, keep] = useDraft(`simulation:${wanted}`)
  const [clientNo] = useState(randomId)
  const fresh = { way: wanted, passagewayId: '', capital: '500000', clientNo }
  const kept = readDraft(text) ?? fresh
  const all = dataOf(strategies)?.list ?? []
  const own = all.filter(({ access }) => access.allowed)
  const tried = (opened?.strategies ?? []).filter(({ access }) => !access.allowed && !isUnfit(access.reason))
  const ways = [
    ...own.map(({ strategyId, name, riskLevel }) => ({ id: strategyId, text: `${name} · ${riskLevel} · 已订阅` })),
    ...tried.map(({ strategyId, name, riskLevel }) => ({
      id: byCoupon(strategyId),
      text: `${name} · ${riskLevel} · 用体验券，${opened?.days ?? 0}天，虚拟本金100万元`,
    })),
  ]
  const way = ways.find(({ id }) => id === kept.way)?.id ?? ''
  const { strategyId, isByCoupon } = wayOf(way)
  const channels = dataOf(useCall(simulatePassageways, way === '' || isByCoupon ? null : { strategyId })) ?? []
  const passagewayId = channels.find((each) => each.passagewayId === kept.passagewayId)?.passagewayId
  const typed: Draft = { ...kept, way, passagewayId: passagewayId ?? channels[0]?.passagewayId ?? '' }
  const submission = useCreate(typed, {
    couponId: coupon?.couponId ?? '',
    hold: () => keep(JSON.stringify(typed)),
    done: () => keep(''),
  })
  const page = {
    ways,
    locked: ways.length > 0 ? undefined : lockOf(all),
    typed,
    isByCoupon,
    passageways: channels.map((each) => ({ id: each.passagewayId, text: each.name })),
    change(some: Partial<Draft>) {
      submission.clear()
      // Another selection is a new request.
      keep(JSON.stringify({ ...typed, ...some, clientNo: randomId() }))
    },
    submission,
  }
  return mapLoaded(strategies, () => page)
}

/** What a coupon cannot open for this customer either. */
function isUnfit(reason: string | undefined): boolean {
  return reason === 'LEVEL_MISMATCH' || EVALUATION.includes(reason)
}

/** What is required first: an evaluation where that is missing, else a service or a coupon. */
function lockOf(all: readonly { access: Parameters<typeof toLocked>[0] }[]): Locked {
  const unrated = all.find(({ access }) => EVALUATION.includes(access.reason))
  if (unrated) return toLocked(unrated.access, SIMULATE)
  return {
    text: '模拟跟踪需要先订阅一个策略，或持有可用的策略体验券',
    label: '看策略广场',
    href: STRATEGIES,
    act: 'link',
  }
}

interface Ends {
  couponId: string
  /** Stores the request with its number, in case the page is lost before the response. */
  hold: () => void
  done: () => void
}

/** Sends it under its number, a coupon under its own: repeated, it returns what the first one started. */
function useCreate(typed: Draft, { couponId, hold, done }: Ends) {
  const send = useSend()
  const toast = useToast()
  const track = useTrack()
  const stale = useStale()
  const navigate = useNavigateFromHere()
  const begin = ({ typed: { way, passagewayId, capital, clientNo }, coupon }: { typed: Draft; coupon: string }) => {
    const { strategyId, isByCoupon } = wayOf(way)
    return isByCoupon
      ? send(simulateCouponCreate, { couponId: coupon, strategyId })
      : send(simulateCreate, { strategyId, passagewayId, capitalFen: amountFen(capital) ?? 0, clientNo })
  }
  return useSubmit({
    fields: { typed, coupon: couponId },
    validate: ({ typed: { way, capital } }) => ({
      way: way === '' ? '请选择要跟踪的策略' : '',
      capital: way === '' || wayOf(way).isByCoupon ? '' : capitalError(capital),
    }),
    run(given) {
      hold()
      return begin(given)
    },
    verify: (given) => sentAgain(() => begin(given)),
    failed(cause) {
      // The running one, started in another tab, replaces the form.
      if (errorCode(cause) === RUNS) void stale([simulateGet])
      return explain(cause)
    },
    unverified: '暂时无法核对模拟是否开始，请联网后核对，不要重复提交',
    stale: [simulateGet],
    done() {
      done()
      void track('strategy', 'sim_create')
      toast('模拟已开始，下一交易日开盘起按规则成交')
      navigate(SIMULATE, { replace: true })
    },
  })
}
