import type { BaseSearchHook } from 'wouter'
import { useSearch } from 'wouter/use-browser-location'

/**
 * The query of the address for a router whose `useSearch` decodes it before it is parsed: `?q=10%2520%25` would be
 * `10 %`, and an encoded target in it would break. Its percent signs are therefore encoded once more.
 */
export const useEncodedSearch: BaseSearchHook = (...options) => useSearch(...options).replaceAll('%', '%25')
