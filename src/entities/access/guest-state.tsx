import type { ReactNode } from 'react'
import { SessionError } from '#api/errors.ts'
import type { Loaded } from '#data/loaded.ts'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { LoginGate } from './locked.tsx'

interface Props<T> {
  loaded: Loaded<T>
  /** The page, to come back to. */
  path: string
  text: string
  skeleton: ReactNode
  children: (data: T) => ReactNode
}

/** What guests may read by a call that is not public; where the service refuses them, they are asked to log in. A40 */
export function GuestState<T>({ loaded, path, text, skeleton, children }: Props<T>) {
  const isRefused = loaded.state === 'failed' && loaded.error instanceof SessionError
  if (isRefused) return <LoginGate path={path} text={text} />
  return (
    <LoadState loaded={loaded} skeleton={skeleton}>
      {children}
    </LoadState>
  )
}
