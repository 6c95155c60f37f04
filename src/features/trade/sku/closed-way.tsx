import { useState } from 'react'
import { CallUsSheet } from '#entities/access/call-us-sheet.tsx'
import { buttonClass } from '#ui/button.tsx'

/** Why a service cannot be bought now, in place of the button; a press opens the contacts. */
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
