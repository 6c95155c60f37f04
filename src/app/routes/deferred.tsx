import { type ComponentType, useEffect, useState } from 'react'
import { CrashGuard } from '#app/chrome/crash.tsx'
import type { Services } from '#app/boot/app-services.ts'

interface Props<W extends Services> {
  services: W
  /** Must be the same function at every render. */
  load: () => Promise<ComponentType<{ services: W }>>
}

/** Bars and toasts, whose code is loaded after the first render; pages work without them. */
export function Deferred<W extends Services>({ services, load }: Props<W>) {
  const [Parts, setParts] = useState<ComponentType<{ services: W }>>()
  useEffect(() => {
    void services.firstRender.then(load).then(
      (parts) => setParts(() => parts),
      () => undefined,
    )
  }, [services, load])
  return (
    <CrashGuard at="" onCrash={services.onCrash} instead={null}>
      {Parts && <Parts services={services} />}
    </CrashGuard>
  )
}
