import { useEffect, useState } from 'react'
import { REQUEST_TIMEOUT } from '#config/constants.ts'
import { HOME } from '#lib/path/home.ts'
import { useSessionActions } from '#session/context.tsx'
import { useHost } from '#wechat/page.tsx'

/** How the exchange of the authorization code ended, as boot knows it before the first render. */
export type Outcome = { kind: 'failed'; message: string } | { kind: 'idle' }

export type Authorization =
  | { state: 'working' }
  | { state: 'failed'; message: string; retry: (() => void) | undefined }
  | { state: 'idle'; authorize: (() => void) | undefined }

/** Without `retry` or `authorize` this is no WeChat, and the mobile number is the way in. */
export function useAuthorization(outcome: Outcome): Authorization {
  const inside = useHost().kind === 'inside'
  const { signIn } = useSessionActions()
  const [working, setWorking] = useState(false)
  useEffect(() => {
    if (!working) return
    // Still here: the way out was refused, and signIn has said why.
    const over = setTimeout(() => setWorking(false), REQUEST_TIMEOUT)
    return () => clearTimeout(over)
  }, [working])
  const authorize = () => {
    setWorking(true)
    signIn(HOME)
  }
  if (working) return { state: 'working' }
  const again = inside ? authorize : undefined
  if (outcome.kind === 'failed') return { state: 'failed', message: outcome.message, retry: again }
  return { state: 'idle', authorize: again }
}
