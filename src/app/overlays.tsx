import { ElderHelp } from '#features/account/elder-help.tsx'
import { Bars } from './bars.tsx'
import { Refresh } from './refresh.tsx'
import { useTabOrder } from './tab-order.ts'
import { useTabPlaces } from './tab-places.ts'
import type { Wiring } from './wiring.ts'

/** What lies above a page of the application, and how its tabs stand. */
export function Overlays({ wiring }: { wiring: Wiring }) {
  useTabOrder()
  useTabPlaces()
  return (
    <>
      <Refresh />
      <ElderHelp />
      <Bars wiring={wiring} />
    </>
  )
}
