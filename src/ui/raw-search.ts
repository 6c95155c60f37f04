import { useRouter } from 'wouter'

/**
 * The query of the address as it stands, without the question mark. The router's own `useSearch` decodes it once,
 * which a target inside of it does not survive: `?to=%2Fa%2520b` would name `/a b`.
 */
export function useRawSearch(): string {
  const router = useRouter()
  return router.searchHook(router).replace(/^\?/, '')
}
