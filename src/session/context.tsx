import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react'
import type { Tokens } from '#api/shapes.ts'
import type { Session } from '#session/session.ts'
import type { SessionState } from '#session/store.ts'
import { VisitorProvider } from '#session/visitor-context.tsx'

const SessionContext = createContext<Session | null>(null)

/** Provides the session to the screens. */
export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  return (
    <VisitorProvider visitor={session}>
      <SessionContext value={session}>{children}</SessionContext>
    </VisitorProvider>
  )
}

/** The session itself, for attribution, drafts, account and hooks. Throws outside of SessionProvider. */
export function useWholeSession(): Session {
  const session = use(SessionContext)
  if (session === null) throw new Error('SessionProvider is missing')
  return session
}

/**
 * A part of the state. `pick` must return it as it is, not a new object. The build draws pages for a guest; hydration
 * starts with the signed-in customer.
 */
export function useSession<T>(pick: (state: SessionState) => T): T {
  const { store } = useWholeSession()
  return useSyncExternalStore(
    store.subscribe,
    () => pick(store.getState()),
    () => pick(store.getState()),
  )
}

/** Whether somebody is signed in. */
export function useSignedIn(): boolean {
  return useSession((state) => state.tokens !== null)
}

/** Whether the signed-in customer is known to have no mobile number. AC-02 */
export function useUnbound(): boolean {
  const { isUnbound } = useWholeSession()
  return useSession(isUnbound)
}

/** The session's actions for buttons; the same object for the life of the session. */
export function useSessionActions(): {
  signIn(path?: string): void
  signOut(): Promise<void>
  accept(tokens: Tokens): Promise<void>
} {
  const session = useWholeSession()
  return useMemo(
    () => ({
      signIn: (path?: string) => session.signIn(path),
      signOut: () => session.signOut(),
      accept: async (tokens: Tokens) => void (await session.accept(tokens)),
    }),
    [session],
  )
}
