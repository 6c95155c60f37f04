import type { Pages } from '#data/list/use-pages.ts'
import type { Listed } from '#entities/stock/guest-list.ts'
import { type DocKind, docKinds, type DocRow, useDocsOfStocks } from '#entities/stock/stock-docs.model.ts'

/** News, announcements or research on the stocks of the list. */
export function useStockNews(kind: DocKind, stocks: readonly Listed[]): { docs: Pages<DocRow>; label: string } {
  const { label = '' } = docKinds.find(({ key }) => key === kind) ?? {}
  const symbols = stocks.map(({ symbol }) => symbol)
  return { docs: useDocsOfStocks(kind, symbols), label }
}
