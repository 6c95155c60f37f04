import { BarSign } from '#ui/layout/bar-sign.tsx'
import { useOnList } from './on-list.model.ts'

/** Puts a stock on the visitor's list, or takes it off. ST-03 */
export function OnList({ symbol, name }: { symbol: string; name: string }) {
  const { added, busy, toggle } = useOnList(symbol, name)
  return <BarSign icon="star" label={added ? '移出自选' : '加自选'} busy={busy} onClick={toggle} />
}
