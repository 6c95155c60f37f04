import { useParams, useSearchParams } from 'wouter'
import type { OutputOf } from '#api/call.ts'
import {
  simulationDetail,
  simulationFunds,
  simulationList,
  simulationPassagewaysDetail,
  simulationRemove,
} from '#api/domains/strategy/simulation-back-test.ts'
import type { Curve, Passageway } from '#api/shapes/strategy.ts'
import { explain } from '#data/explain.ts'
import { firstPageOf } from '#data/list/use-pages.ts'
import { dataOf, type Loaded } from '#data/loaded.ts'
import { useSend } from '#data/provider.tsx'
import { isClosed } from '#data/refusal.ts'
import { useCall } from '#data/use-call.ts'
import { useNavigateFromHere } from '#ui/use-navigate-from-here.ts'
import { useUntilOver } from '#data/watch/use-until-over.ts'
import { type Confirmation, useConfirmation } from '#features/simulation/confirmation.model.ts'
import { rate } from '#lib/number/rate.ts'
import { newTestHref, OWN_TESTS, ownTestHref } from '#lib/path/simulation-href.ts'
import { useToast } from '#ui/overlay/toast.tsx'
import { usePage } from '#wechat/page.tsx'
import { LOOK, useOwnTests } from './queue.model.ts'
import { isUnfinished } from './row.words.ts'

export type Detail = OutputOf<typeof simulationDetail>

/** A passageway with its results. */
export interface Way {
  key: string
  name: string
  note: string
  value: string
}

export interface OwnTest {
  found: Loaded<Detail>
  curve: Loaded<Curve>
  ways: readonly Way[]
  again: string
  /** Other finished ones, for comparison. */
  others: readonly { value: string; label: string }[]
  beside: string
  lay: (id: string) => void
  removal: Confirmation
}

/** One back-test of the customer's own: queued, running, done or failed. SG-14 */
export function useOwnTest(): OwnTest {
  const { id = '' } = useParams<{ id?: string }>()
  const [search, setSearch] = useSearchParams()
  const found = useUntilOver(
    simulationDetail,
    { id },
    {
      isOver: (data) => !isUnfinished(data),
      seen: LOOK,
      offline: { title: ({ name }) => name, route: ownTestHref(id) },
    },
  )
  const name = dataOf(found)?.name ?? '自助回测'
  const isDone = dataOf(found)?.status === 'DONE'
  const offline = { title: name, part: true } as const
  const curve = useCall(simulationFunds, isDone ? { id } : null, { cache: true, offline })
  const first = isDone ? firstPageOf<typeof simulationPassagewaysDetail>({ id }) : null
  const { passageways = [] } = dataOf(useCall(simulationPassagewaysDetail, first, { cache: true })) ?? {}
  const others = (dataOf(useOwnTests()) ?? []).filter((each) => each.id !== id && each.status === 'DONE')
  const beside = others.find((each) => each.id === search.get('with'))?.id ?? ''
  usePage({ title: name })
  return {
    found,
    curve,
    ways: passageways.map(toWay),
    again: newTestHref(id),
    others: others.map((each) => ({ value: each.id, label: each.name })),
    beside,
    lay: (other) => setSearch(other === '' ? {} : { with: other }, { replace: true }),
    removal: useRemoval(id),
  }
}

function toWay({ passagewayId, name, perf }: Passageway): Way {
  const note = perf ? `累计 ${rate(perf.totalRate)} · 成交${perf.tradeCount}笔` : ''
  return { key: passagewayId, name, note, value: perf ? `回撤 ${rate(perf.maxDrawdownRate)}` : '--' }
}

/** Deletes it after a confirmation; one already deleted in another tab counts as deleted. journey H5 */
function useRemoval(id: string): Confirmation {
  const send = useSend()
  const toast = useToast()
  const navigate = useNavigateFromHere()
  return useConfirmation({
    fields: id,
    async run(given) {
      await send(simulationRemove, { id: given }).catch((cause: unknown) => {
        if (!isClosed(cause)) throw cause
      })
    },
    async verify(given) {
      try {
        await send(simulationDetail, { id: given })
      } catch (cause) {
        if (isClosed(cause)) return { result: undefined }
        throw cause
      }
      return { error: '经核对尚未删除，请再次删除' }
    },
    unverified: '暂时无法核对是否删除，请联网后核对',
    failed: explain,
    stale: [simulationList],
    done() {
      toast('已删除')
      navigate(OWN_TESTS, { replace: true })
    },
  })
}
