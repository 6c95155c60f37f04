import { createContext, type ReactNode, use } from 'react'
import type { Visitor } from '#session/visitor.ts'

const VisitorContext = createContext<Visitor | null>(null)

/** Provides the visitor's data to the screens. */
export function VisitorProvider({ visitor, children }: { visitor: Visitor; children: ReactNode }) {
  return <VisitorContext value={visitor}>{children}</VisitorContext>
}

/** Consent, preferences and attribution. Throws outside of VisitorProvider. */
export function useVisitor(): Visitor {
  const visitor = use(VisitorContext)
  if (visitor === null) throw new Error('VisitorProvider is missing')
  return visitor
}
