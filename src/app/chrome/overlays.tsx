import { ElderHelp } from '#features/account/settings/elder-help.tsx'
import { BindCounter } from './bind-desk.tsx'
import { Bars } from './bars.tsx'
import { Refresh } from './refresh.tsx'
import { useTabOrder } from './tab-order.model.ts'
import { useTabPlaces } from './tab-places.ts'
import type { AppServices } from '#app/boot/app-services.ts'

/** What lies above a page of the application, and the state of its tab bar. */
export function Overlays({ services }: { services: AppServices }) {
  return (
    <>
      <TabBarKeeper />
      <Refresh />
      <ElderHelp />
      <Bars services={services} />
      <BindCounter open={services.bindDesk} />
    </>
  )
}

/** A component of its own, so that the bars are not rendered again at every address. */
function TabBarKeeper() {
  useTabOrder()
  useTabPlaces()
  return null
}
