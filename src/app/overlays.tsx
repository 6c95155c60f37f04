import { ElderHelp } from '#features/account/elder-help.tsx'
import { Bars } from './bars.tsx'
import { Refresh } from './refresh.tsx'
import { useTabOrder } from './tab-order.ts'
import type { Wiring } from './wiring.ts'

/** What lies above a page of the application, and the order of its tabs. */
export function Overlays({ wiring }: { wiring: Wiring }) {
  useTabOrder()
  return (
    <>
      <Refresh />
      <ElderHelp />
      <Bars wiring={wiring} />
    </>
  )
}
