import { useState } from 'react'
import { Cell } from '#ui/layout/cell.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import type { Chooser } from '#features/trade/sku/offer.model.ts'

const ChooserSheet = lazyPart(() => import('./chooser-sheet.tsx').then((m) => m.ChooserSheet))

/** A row with the current choice, and a sheet with the options, whose code is loaded with the first press. */
export function ChooserCell({ chooser }: { chooser: Chooser }) {
  const [{ open, wanted }, set] = useState({ open: false, wanted: false })
  return (
    <>
      <Cell title={chooser.title} value={chooser.value} onClick={() => set({ open: true, wanted: true })} />
      {wanted && <ChooserSheet chooser={chooser} open={open} onClose={() => set({ open: false, wanted })} />}
    </>
  )
}
