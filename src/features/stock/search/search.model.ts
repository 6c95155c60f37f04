import { useSubmit } from '#data/write/use-submit.ts'
import type { Listed } from '#entities/stock/guest-list.ts'
import { useMyList } from '#entities/stock/my-list.model.ts'
import { usePage } from '#wechat/page.tsx'
import { type Find, useFind } from './find.model.ts'

export interface SearchModel extends Omit<Find, 'found'> {
  /** As `Find`, and whether each is on the watchlist. */
  found: readonly (Listed & { added: boolean })[] | undefined
  /** The symbol that is being added. */
  busy: string
  add: (stock: Listed) => void
}

/** 添加自选. ST-02 */
export function useSearch(): SearchModel {
  usePage({ title: '添加自选' })
  const { found, ...find } = useFind()
  const { list, add, busy } = useAdding()
  return { ...find, found: found?.map((row) => ({ ...row, added: list.has(row.symbol) })), busy, add }
}

function useAdding() {
  const list = useMyList()
  const { submitWith, underWay } = useSubmit({ fields: NOTHING, run: list.add, done: () => undefined })
  return { list, busy: underWay?.symbol ?? '', add: submitWith }
}

const NOTHING: Listed = { symbol: '', name: '' }
