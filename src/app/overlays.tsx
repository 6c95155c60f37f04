import { ConsentBar } from '#features/account/consent-bar.tsx'
import { UpdateBar } from '#features/offline/update-bar.tsx'
import { Toaster } from '#ui/toast.tsx'
import { NoticeBar } from './notice-bar.tsx'
import type { Wiring } from './wiring.ts'

/** What lies above any page: the question for consent, notices, the offer of a new version, toasts. */
export function Overlays({ wiring }: { wiring: Wiring }) {
  return (
    <>
      <NoticeBar board={wiring.board} />
      <UpdateBar onUpdate={wiring.onUpdate} dirty={wiring.dirty} />
      <ConsentBar />
      <Toaster />
    </>
  )
}
