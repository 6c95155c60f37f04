import type { ReactNode } from 'react'
import { brand } from '#config/brand.ts'
import { callHref } from '#lib/text/phone-link.ts'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'

const help = [
  { title: '客服热线', phone: brand.hotline },
  { title: '投诉电话', phone: brand.complaintPhone },
  { title: '证监会投资者热线', phone: '12386' },
]

/** People to call, and below them what else helps. */
export function HelpSheet({ open, onClose, children }: { open: boolean; onClose: () => void; children?: ReactNode }) {
  return (
    <Sheet open={open} title="客服热线" onClose={onClose}>
      <CellGroup>
        {help.map(({ title, phone }) => (
          <Cell key={phone} title={title} value={phone} href={callHref(phone)} icon="phone" />
        ))}
      </CellGroup>
      {children}
    </Sheet>
  )
}
