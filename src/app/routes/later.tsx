import { type ComponentType, useEffect, useState } from 'react'
import { CrashGuard } from '#app/chrome/crash.tsx'
import type { Ground } from '#app/boot/app-services.ts'

interface Props<W extends Ground> {
  wiring: W
  /** The same function at every render. */
  load: () => Promise<ComponentType<{ wiring: W }>>
}

/** Bars and toasts, whose code comes after the first content; a page does without them. */
export function Later<W extends Ground>({ wiring, load }: Props<W>) {
  const [Parts, setParts] = useState<ComponentType<{ wiring: W }>>()
  useEffect(() => {
    void wiring.later.then(load).then(
      (parts) => setParts(() => parts),
      () => undefined,
    )
  }, [wiring, load])
  return (
    <CrashGuard at="" onCrash={wiring.onCrash} instead={null}>
      {Parts && <Parts wiring={wiring} />}
    </CrashGuard>
  )
}
