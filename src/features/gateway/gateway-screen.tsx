import type { ReactNode } from 'react'
import { brand } from '#config/brand.ts'
import { DisclosureFooter } from '#ui/layout/disclosure-footer.tsx'
import { Screen } from '#ui/layout/screen.tsx'

/** A page on the way to another: its message and the company facts. law §5 */
export function GatewayScreen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Screen title={title}>
      {children}
      <DisclosureFooter company={brand} />
    </Screen>
  )
}
