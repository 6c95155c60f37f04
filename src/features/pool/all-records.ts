import { recommendPoolInfo, recommendRankPool } from '#api/domains/learn/recommend-stock.ts'
import type { Send } from '#api/send.ts'
import type { CsvRecord } from '#entities/stock-case/record-csv.ts'

/** Every record of a column: public ones, and the others by their hash alone. Newest entry first. */
export async function allRecords(send: Send, columnId: string): Promise<CsvRecord[]> {
  const [{ list }, { sealed }] = await Promise.all([
    send(recommendRankPool, { columnId, period: 'ALL' }),
    send(recommendPoolInfo, { columnId }),
  ])
  return [...list, ...sealed].sort((one, other) => other.inDate.localeCompare(one.inDate))
}
