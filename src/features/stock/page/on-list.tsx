import { useSubmit } from '#data/write/use-submit.ts'
import { useMyList } from '#entities/stock/my-list.model.ts'
import { Button } from '#ui/button.tsx'

/** Puts a stock on the visitor's list, or takes it off. product ST-03 */
export function OnList({ symbol, name }: { symbol: string; name: string }) {
  const list = useMyList()
  const added = list.has(symbol)
  const { submit, busy } = useSubmit({
    fields: added,
    run: (isOn) => (isOn ? list.remove([symbol]) : list.add({ symbol, name })),
    done: () => undefined,
  })
  return (
    <Button kind={added ? 'plain' : 'primary'} busy={busy || list.loaded.state === 'loading'} onClick={submit}>
      {added ? '移出自选' : '加自选'}
    </Button>
  )
}
