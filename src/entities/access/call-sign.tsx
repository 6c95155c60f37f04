import { useState } from 'react'
import { BarSign } from '#ui/layout/bar-sign.tsx'
import { CallUsSheet } from './call-us-sheet.tsx'

/** 客服 beside the button of a bar, with the contacts to call. look §3 */
export function CallSign() {
  const [asking, ask] = useState(false)
  return (
    <>
      <BarSign icon="phone" label="客服" onClick={() => ask(true)} />
      <CallUsSheet title="咨询" open={asking} onClose={() => ask(false)} />
    </>
  )
}
