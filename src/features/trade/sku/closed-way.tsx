import { useState } from 'react'
import { CallUsSheet } from '#entities/access/call-us-sheet.tsx'
import { buttonClass } from '#ui/button.tsx'

/** Why a service cannot be bought now, where one would press for it; a press leads to who can be asked. */
export function ClosedWay({ reason }: { reason: string }) {
  const [asking, ask] = useState(false)
  return (
    <>
      <button type="button" className={buttonClass('plain')} aria-disabled onClick={() => ask(true)}>
        {reason}
      </button>
      <CallUsSheet title="咨询" open={asking} onClose={() => ask(false)} />
    </>
  )
}
