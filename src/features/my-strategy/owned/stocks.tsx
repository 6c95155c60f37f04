import type { ReactNode } from 'react'
import { LoadState } from '#entities/loaded/load-state.tsx'
import type { Loaded } from '#data/loaded.ts'
import { refusalOf } from '#data/refusal.ts'
import { Icon } from '#ui/icon.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Row } from '#ui/layout/stack.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'

interface Props<T> {
  /** The heading while the part is locked or loading. */
  title: string
  loaded: Loaded<T>
  children: (data: T) => ReactNode
}

/** A part with current stocks: locked with the service's reason once it has expired or is unsuitable. law §1 */
export function Stocks<T>({ title, loaded, children }: Props<T>) {
  const refusal = refusalOf(loaded)
  if (refusal !== '') {
    return (
      <Card title={title}>
        <Row>
          <Icon name="lock" size={20} />
          {refusal}
        </Row>
      </Card>
    )
  }
  return (
    <LoadState
      loaded={loaded}
      skeleton={
        <Card title={title}>
          <Skeleton lines={5} />
        </Card>
      }
    >
      {children}
    </LoadState>
  )
}
