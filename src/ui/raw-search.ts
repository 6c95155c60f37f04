import { useRouter } from 'wouter'

/**
 * The query of the address as it is, without the question mark. The router's `useSearch` decodes it once, which breaks
 * an encoded target in it: `?to=%2Fa%2520b` would become `/a b`.
 */
export function useRawSearch(): string {
  const router = useRouter()
  return router.searchHook(router).replace(/^\?/, '')
}
