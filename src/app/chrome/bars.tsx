import { useCallback } from 'react'
import { ConsentBar } from '#features/account/settings/consent-bar.tsx'
import { UpdateBar } from '#features/offline/update-bar.tsx'
import { Toaster } from '#ui/overlay/toast.tsx'
import { NoticeBar } from './notice-bar.tsx'
import type { Ground } from '#app/boot/app-services.ts'

declare const __BUILD__: string

/** What lies above any page: the question for consent, notices, the offer of a new version, toasts. */
export function Bars({ wiring }: { wiring: Ground }) {
  const onUpdate = useCallback(
    (offer: (accept: () => void) => void) => {
      let stop: () => void = () => undefined
      let gone = false
      void wiring.worker.then(
        (worker) => {
          const told = (accept: () => void) => void wiring.tracker.track('app', 'sw_update', __BUILD__).then(accept)
          if (!gone) stop = worker.onUpdate((accept) => offer(() => told(accept)))
        },
        () => undefined,
      )
      return () => {
        gone = true
        stop()
      }
    },
    [wiring],
  )
  return (
    <>
      <NoticeBar board={wiring.board} />
      <UpdateBar onUpdate={onUpdate} dirty={wiring.dirty} />
      <ConsentBar />
      <Toaster />
    </>
  )
}
