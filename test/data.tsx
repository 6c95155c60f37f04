import { type ReactNode, useState } from 'react'
import type { Answer } from '#data/answer.ts'
import { createData, type DataDeps } from '#data/deps.tsx'
import { DataProvider } from '#data/provider.tsx'

/** The data layer above a tree; `painted`: what the document shows already. */
export function TestData({
  deps,
  painted = new Map(),
  children,
}: {
  deps: DataDeps
  painted?: ReadonlyMap<string, Answer>
  children: ReactNode
}) {
  const [data] = useState(() => {
    const made = createData(deps)
    made.early.paint(painted)
    return made
  })
  return <DataProvider data={data}>{children}</DataProvider>
}
