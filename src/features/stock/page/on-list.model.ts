import { useSubmit } from '#data/write/use-submit.ts'
import { useMyList } from '#entities/stock/my-list.model.ts'

/** Whether a stock is on the visitor's watchlist, and the toggle. ST-03 */
export function useOnList(symbol: string, name: string): { added: boolean; busy: boolean; toggle: () => void } {
  const list = useMyList()
  const added = list.has(symbol)
  const { submit, busy } = useSubmit({
    fields: added,
    run: (isOn) => (isOn ? list.remove([symbol]) : list.add({ symbol, name })),
    done: () => undefined,
  })
  return { added, busy: busy || list.loaded.state === 'loading', toggle: submit }
}
