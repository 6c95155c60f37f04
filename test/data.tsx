import { type ReactNode, useState } from 'react'
import type { Answer } from '#data/answer.ts'
import { createData, type DataDeps } from '#data/deps.tsx'
import type { Snapshots } from '#data/offline/snapshot.ts'
import { DataProvider } from '#data/provider.tsx'

/** The saved pages of a device that stores none. */
export const keepsNothing: Snapshots = {
  read: async () => undefined,
  write: async () => false,
  list: async () => [],
  remove: async () => false,
  purge: async () => undefined,
  clear: async () => undefined,
}

/** The dependencies of the data layer, for a guest at time zero. `send` answers what the test reads. */
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

/** The data layer around a tree; `painted`: the document's painted data. */
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
