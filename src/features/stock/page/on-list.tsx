import { Button } from '#ui/button.tsx'
import { useOnList } from './on-list.model.ts'

/** Puts a stock on the visitor's list, or takes it off. ST-03 */
export function OnList({ symbol, name }: { symbol: string; name: string }) {
  const { added, busy, toggle } = useOnList(symbol, name)
  return (
    <Button kind={added ? 'plain' : 'primary'} busy={busy} onClick={toggle}>
      {added ? '移出自选' : '加自选'}
    </Button>
  )
}
