import { caseList } from '#api/domains/stock/stock-case/shown.ts'
import type { Send } from '#api/send.ts'
import type { StockCase } from '#api/shapes/stock-case.ts'

const SIZE = 50
/** More pages than there can be cases. */
const MOST_PAGES = 200

/** Every case, newest entry first; those not open to the reader are masked. */
export async function allCases(send: Send): Promise<StockCase[]> {
  // A new case moves the others to the next page: duplicates are dropped.
  const found = new Map<string, StockCase>()
  for (let pageNo = 1; pageNo <= MOST_PAGES; pageNo += 1) {
    const { list, total } = await send(caseList, { pageNo, pageSize: SIZE })
    for (const each of list) found.set(each.caseId, each)
    if (list.length === 0 || pageNo * SIZE >= total) break
  }
  return [...found.values()]
}
