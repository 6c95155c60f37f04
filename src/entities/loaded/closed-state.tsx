import type { ReactNode } from 'react'
import type { Loaded } from '#data/loaded.ts'
import { refusalOf } from '#data/refusal.ts'
import { Empty } from '#ui/state/empty.tsx'
import { LoadState } from './load-state.tsx'

interface Props<T> {
  loaded: Loaded<T>
  skeleton: ReactNode
  /** The next step if it does not exist or is not open to this reader; the text is the service's. */
  closed: { label: string; href: string }
  children: (data: T) => ReactNode
}

/** Like `LoadState`, for an answer that may not be open to this reader. */
export function ClosedState<T>({ closed, ...rest }: Props<T>): ReactNode {
  const refusal = refusalOf(rest.loaded)
  return refusal === '' ? <LoadState {...rest} /> : <Empty text={refusal} action={closed} />
}
