import { useSignedIn, useWholeSession } from '#session/context.tsx'

/**
 * Whether this screen asks the calls of a customer or those of a guest. Not `useSignedIn`: that begins as nobody's
 * while React takes over the markup, but the inline script has already asked by the real token.
 */
export function useMember(): boolean {
  useSignedIn()
  return useWholeSession().store.getState().tokens !== null
}
