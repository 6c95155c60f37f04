import type { ReactNode } from 'react'
import { SessionError } from '#api/errors.ts'
import type { Loaded } from '#data/loaded.ts'
import { ClosedState } from './closed-state.tsx'
import { LoadState } from './load-state.tsx'
import { loginHref } from '#lib/path/login-href.ts'
import { Empty } from '#ui/state/empty.tsx'

interface Props<T> {
  loaded: Loaded<T>
  /** The page to return to after the login. */
  path: string
  text: string
  skeleton: ReactNode
  /** As in `ClosedState`, if it may not be open to every customer either. */
  closed?: { label: string; href: string }
  children: (data: T) => ReactNode
}

/** Like `LoadState`, for a call that needs a login: a guest is asked to log in if the service rejects it. A40 */
export function GuestState<T>({ path, text, closed, ...rest }: Props<T>) {
  const { loaded } = rest
  const isRefused = loaded.state === 'failed' && loaded.error instanceof SessionError
  if (isRefused) return <Empty text={text} action={{ label: '登录后查看', href: loginHref(path) }} />
  return closed ? <ClosedState closed={closed} {...rest} /> : <LoadState {...rest} />
}
