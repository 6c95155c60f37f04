import { useCallback, useEffect } from 'react'
import { useLocation } from 'wouter'
import { pageAt, usePageTable } from '#app/routes/page-table.ts'
import { ConsentBar } from '#features/account/settings/consent-bar.tsx'
import { UpdateBar } from '#features/offline/update-bar.tsx'
import { keepFocus } from '#ui/keep-focus.ts'
import { Toaster } from '#ui/overlay/toast.tsx'
import { CopyDoor } from './copy-door.tsx'
import { NoticeBar } from './notice-bar.tsx'
import type { Services } from '#app/boot/app-services.ts'

declare const __BUILD__: string

/** What is above any page: the consent bar, notices, update offers, toasts; and what keeps the focus in place. */
export function Bars({ services }: { services: Services }) {
  const onUpdate = useCallback(
    (offer: (accept: () => void) => void) => {
      let stop: () => void = () => undefined
      let unmounted = false
      void services.worker.then(
        (worker) => {
          const recordUpdate = (accept: () => void) =>
            void services.tracker.track('app', 'sw_update', __BUILD__).then(accept)
          if (!unmounted) stop = worker.onUpdate((accept) => offer(() => recordUpdate(accept)))
        },
        () => undefined,
      )
      return () => {
        unmounted = true
        stop()
      }
    },
    [services],
  )
  useEffect(keepFocus, [])
  const [path] = useLocation()
  // The No Match page asks for no consent. spec §2
  const isPage = pageAt(usePageTable(services.table).pages, path) !== undefined
  return (
    <>
      <NoticeBar board={services.board} />
      <UpdateBar onUpdate={onUpdate} dirty={services.dirty} />
      {isPage && <ConsentBar />}
      <Toaster />
      <CopyDoor />
    </>
  )
}
