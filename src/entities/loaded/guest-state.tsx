import type { ReactNode } from 'react'
import { SessionError } from '#api/errors.ts'
import type { Loaded } from '#data/loaded.ts'
import { ClosedState } from './closed-state.tsx'
import { LoadState } from './load-state.tsx'
import { loginHref } from '#lib/path/login-href.ts'
import { Empty } from '#ui/state/empty.tsx'

interface Props<T> {
  loaded: Loaded<T>
  /** The page, to come back to. */
  path: string
  text: string
  skeleton: ReactNode
  /** As in `ClosedState`, where the service may keep it from customers as well. */
  closed?: { label: string; href: string }
  children: (data: T) => ReactNode
}

/** What guests may read by a call that is not public; where the service refuses them, they are asked to log in. A40 */
export function GuestState<T>({ path, text, closed, ...rest }: Props<T>) {
  const { loaded } = rest
  const isRefused = loaded.state === 'failed' && loaded.error instanceof SessionError
  if (isRefused) return <Empty text={text} action={{ label: '登录后查看', href: loginHref(path) }} />
  return closed ? <ClosedState closed={closed} {...rest} /> : <LoadState {...rest} />
}
