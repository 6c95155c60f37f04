import { useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import { REQUEST_TIMEOUT } from '#config/constants.ts'
import { HOME } from '#lib/path/home.ts'
import { loginHref } from '#lib/path/login-href.ts'
import { safeTarget } from '#lib/path/safe-target.ts'
import { useSession, useSessionActions } from '#session/context.tsx'
import { useHost } from '#wechat/page.tsx'

/** The result of the authorization code's exchange, which boot has before the first render. */
export type Outcome = { kind: 'failed'; message: string } | { kind: 'idle' }

export interface Authorization {
  isWorking: boolean
  /** Why the last one failed; '' if none did. */
  error: string
  /** undefined outside WeChat, where the mobile number is the way to log in. */
  authorize: (() => void) | undefined
  /** The address of the login by mobile number. */
  login: string
}

export function useAuthorization(outcome: Outcome): Authorization {
  const inside = useHost().kind === 'inside'
  const { signIn } = useSessionActions()
  // The page requested before WeChat; boot has not read it where the code for that did not load.
  const named = new URLSearchParams(useSearch()).get('to')
  const wanted = useSession(({ redirect }) => redirect) ?? safeTarget(named, location.origin) ?? HOME
  const [working, setWorking] = useState(false)
  useEffect(() => {
    if (!working) return
    // Still on this page: the sign-in did not start, and signIn has shown why.
    const over = setTimeout(() => setWorking(false), REQUEST_TIMEOUT)
    return () => clearTimeout(over)
  }, [working])
  const authorize = () => {
    setWorking(true)
    signIn(wanted)
  }
  return {
    isWorking: working,
    error: outcome.kind === 'failed' ? outcome.message : '',
    authorize: inside ? authorize : undefined,
    login: loginHref(wanted),
  }
}
