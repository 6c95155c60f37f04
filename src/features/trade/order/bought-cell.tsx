import { useState } from 'react'
import { Cell } from '#ui/layout/cell.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import type { Bought } from './bought.ts'

const CallUsSheet = lazyPart(() => import('#entities/access/call-us-sheet.tsx').then((m) => m.CallUsSheet))

/** The link to what was bought; without a page, the contacts. */
export function BoughtCell({ bought: { label, href, note } }: { bought: Bought }) {
  const [asking, ask] = useState(false)
  if (href !== undefined) return <Cell title={label} href={href} />
  return (
    <>
      <Cell title={label} note={note} onClick={() => ask(true)} />
      <CallUsSheet title="咨询" open={asking} onClose={() => ask(false)} />
    </>
  )
}
