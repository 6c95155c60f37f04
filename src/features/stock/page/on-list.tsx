import { BarSign } from '#ui/layout/bar-sign.tsx'
import { useOnList } from './on-list.model.ts'

/** Adds a stock to the visitor's watchlist, or removes it. ST-03 */
export function OnList({ symbol, name }: { symbol: string; name: string }) {
  const { added, busy, toggle } = useOnList(symbol, name)
  return <BarSign icon="star" label={added ? '移出自选' : '加自选'} busy={busy} onClick={toggle} />
}
