import { useSearchParams } from 'wouter'
import {
  simulateGet,
  simulatePosition,
  simulateRecordList,
  simulateTerminate,
} from '#api/domains/strategy/strategy/simulate.ts'
import type { Simulation } from '#api/shapes/simulation.ts'
import { errorCode } from '#data/error-code.ts'
import { explain } from '#data/explain.ts'
import { filterPages, mapPages, type Pages, usePages } from '#data/list/use-pages.ts'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { useSend } from '#data/provider.tsx'
import { useCall } from '#data/use-call.ts'
import { type OrderRow, ownRow, toOrderRow } from '#entities/strategy/order-row.words.ts'
import { type Confirmation, useConfirmation } from '#features/simulation/confirmation.model.ts'
import { SIMULATE, simulationHref } from '#lib/path/simulation-href.ts'
import { useTrack } from '#tracking/context.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { usePage } from '#wechat/page.tsx'
import { type PositionView, toPosition } from './simulate.words.ts'

export interface SimulatePage {
  found: Loaded<Simulation>
  /** A new one is requested in place of one that has ended. */
  isNew: boolean
  positions: Loaded<readonly PositionView[]>
  records: Pages<OrderRow>
  stop: Confirmation
}

/** 模拟交易: the running one, or the one in the address. Its holdings are not stored on the device. SG-13 */
export function useSimulate(): SimulatePage {
  usePage({ title: '模拟交易' })
  const [search] = useSearchParams()
  const named = search.get('sim') ?? undefined
  const route = named === undefined ? SIMULATE : simulationHref(named)
  const found = useCall(simulateGet, named === undefined ? {} : { simId: named }, {
    offline: { title: '模拟交易', route },
  })
  const data = dataOf(found)
  const isNew = search.has('new') && data?.status === 'ENDED'
  const simId = isNew ? undefined : data?.simId
  const wanted = simId === undefined ? null : { simId }
  const orders = usePages(simulateRecordList, wanted)
  return {
    found,
    isNew,
    positions: mapLoaded(useCall(simulatePosition, wanted), (list) => list.map(toPosition)),
    records: mapPages(filterPages(orders, ownRow(dataOf(orders) ?? [])), toOrderRow),
    stop: useStop(simId),
  }
}

/** None is running any more: another tab ended it. */
const OVER = '40961'

/** Ends it for good after a confirmation; one already ended counts as ended. */
function useStop(simId: string | undefined): Confirmation {
  const send = useSend()
  const toast = useToast()
  const track = useTrack()
  return useConfirmation({
    fields: simId,
    async run(given) {
      // The call ends whichever runs: another tab may have ended this one and started the next.
      const now = await send(simulateGet, {})
      if (now.simId !== given || now.status !== 'RUNNING') return
      await send(simulateTerminate, {}).catch((cause: unknown) => {
        if (errorCode(cause) !== OVER) throw cause
      })
    },
    async verify(given) {
      const now = await send(simulateGet, given === undefined ? {} : { simId: given })
      return now.status === 'RUNNING' ? { error: '经核对模拟仍在进行，请再次结束' } : { result: undefined }
    },
    unverified: '暂时无法核对模拟是否结束，请联网后核对',
    failed: explain,
    stale: [simulateGet, simulatePosition, simulateRecordList],
    done() {
      void track('strategy', 'sim_stop')
      toast('模拟已结束，报告已保留')
    },
  })
}
