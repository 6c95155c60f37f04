import { useSubmit } from '#data/write/use-submit.ts'
import type { Listed } from '#entities/stock/guest-list.ts'
import { type MyList, useMyList } from '#entities/stock/my-list.model.ts'
import { usePage } from '#wechat/page.tsx'
import { type Find, useFind } from './find.model.ts'

export interface SearchModel extends Omit<Find, 'found'> {
  /** As `Find`, and whether each is on the watchlist. */
  found: readonly (Listed & { added: boolean })[] | undefined
  add: MyList['add']
}

/** 添加自选. ST-02 */
export function useSearch(): SearchModel {
  usePage({ title: '添加自选' })
  const { found, ...find } = useFind()
  const list = useMyList()
  return { ...find, found: found?.map((row) => ({ ...row, added: list.has(row.symbol) })), add: list.add }
}

/** The press that adds one stock. */
export function useAdding(stock: Listed, add: MyList['add']): { busy: boolean; submit: () => void } {
  return useSubmit({ fields: stock, run: add, done: () => undefined })
}
