import { useSignedIn } from '#session/context.tsx'

/** Whether this screen asks the calls of a customer or those of a guest. */
export function useMember(): boolean {
  return useSignedIn()
}
