import { useState } from 'react'
import { BarSign } from '#ui/layout/bar-sign.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'

/** Its code is loaded on the first press. */
const CallUsSheet = lazyPart(() => import('./call-us-sheet.tsx').then((m) => m.CallUsSheet))

/** 客服 beside the button of a bar, with the contacts to call. look §3 */
export function CallSign() {
  const [{ open, wanted }, set] = useState({ open: false, wanted: false })
  return (
    <>
      <BarSign icon="phone" label="客服" onClick={() => set({ open: true, wanted: true })} />
      {wanted && <CallUsSheet title="咨询" open={open} onClose={() => set({ open: false, wanted })} />}
    </>
  )
}
