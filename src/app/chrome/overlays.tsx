import { ElderHelp } from '#features/account/settings/elder-help.tsx'
import { useEffect, useState } from 'react'
import { BindCounter } from './bind-counter.tsx'
import { Bars } from './bars.tsx'
import { Refresh } from './refresh.tsx'
import { ShareDoor } from './share-door.tsx'
import { useTabOrder } from './tab-order.model.ts'
import { useTabPlaces } from './tab-places.ts'
import type { Rail } from './rail.tsx'
import type { AppServices } from '#app/boot/app-services.ts'

/** What is above a page of the application, and the state of its tab bar. */
export function Overlays({ services }: { services: AppServices }) {
  return (
    <>
      <TabBarKeeper />
      {services.agent.skin === 'desktop' && <Desk services={services} />}
      <Refresh />
      <ShareDoor services={services} />
      <ElderHelp />
      <Bars services={services} />
      <BindCounter open={services.bindDesk} />
    </>
  )
}

/** The rail of a desktop; a phone never loads it, and the tab bars stay until it has loaded. */
function Desk({ services }: { services: AppServices }) {
  const [parts, setParts] = useState<{ Rail: typeof Rail }>()
  useEffect(() => void import('./rail.tsx').then(setParts, () => undefined), [])
  return parts ? <parts.Rail table={services.table} /> : null
}

/** A component of its own, so that the bars are not rendered again at every address. */
function TabBarKeeper() {
  useTabOrder()
  useTabPlaces()
  return null
}
