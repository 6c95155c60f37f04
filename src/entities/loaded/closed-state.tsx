import type { ReactNode } from 'react'
import type { Loaded } from '#data/loaded.ts'
import { refusalOf } from '#data/refusal.ts'
import { Empty } from '#ui/state/empty.tsx'
import { LoadState } from './load-state.tsx'

interface Props<T> {
  loaded: Loaded<T>
  skeleton: ReactNode
  /** The way on where there is no such thing, or it is closed to this reader; the service says why. */
  closed: { label: string; href: string }
  children: (data: T) => ReactNode
}

/** The states of an answer that the service may keep from this reader. */
export function ClosedState<T>({ closed, ...rest }: Props<T>): ReactNode {
  const refusal = refusalOf(rest.loaded)
  return refusal === '' ? <LoadState {...rest} /> : <Empty text={refusal} action={closed} />
}
