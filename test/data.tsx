import { type ReactNode, useState } from 'react'
import type { Answer } from '#data/answer.ts'
import { createData, type DataDeps } from '#data/deps.tsx'
import type { Snapshots } from '#data/offline/snapshot.ts'
import { DataProvider } from '#data/provider.tsx'

/** Saved pages of a device that keeps none. */
export const keepsNothing: Snapshots = {
  read: async () => undefined,
  write: async () => undefined,
  list: async () => [],
  remove: async () => false,
  purge: async () => undefined,
  clear: async () => undefined,
}

/** What the data layer is made of, for a guest at the beginning of time. `send` answers what the test reads. */
export function depsOf(send: (...sent: never[]) => Promise<unknown>, own: Partial<DataDeps> = {}): DataDeps {
  return {
    send: send as unknown as DataDeps['send'], // a test answers the few calls that it makes
    snapshots: keepsNothing,
    account: () => 'guest',
    onAccount: () => () => undefined,
    now: () => 0,
    ...own,
  }
}

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
