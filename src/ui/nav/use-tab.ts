import { useSearchParams } from 'wouter'

/** The open tab, the first one by default. It is kept in the address, so that Back and a reload lead to it. */
export function useTab<K extends string>(tabs: readonly { key: K }[]): [K, (key: K) => void] {
  const [search, setSearch] = useSearchParams()
  const [first] = tabs
  const tab = tabs.find(({ key }) => key === search.get('tab')) ?? first
  if (!tab) throw new Error('no tabs')
  return [
    tab.key,
    (key) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before)
          if (key === first?.key) next.delete('tab')
          else next.set('tab', key)
          return next
        },
        { replace: true },
      ),
  ]
}
