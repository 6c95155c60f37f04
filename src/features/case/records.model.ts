import { caseList } from '#api/domains/stock/stock-case/shown.ts'
import type { StockCase } from '#api/shapes/stock-case.ts'
import { useData } from '#data/deps.tsx'
import { useSend } from '#data/provider.tsx'
import { type FieldErrors, type Submission, useSubmit } from '#data/write/use-submit.ts'
import { day } from '#lib/time/dates.ts'
import { useTrack } from '#tracking/context.tsx'
import { recordCsv } from './record-csv.ts'

const SIZE = 50
/** More pages than there can be cases. */
const MOST_PAGES = 200

/** All records as a file. product PL-01 */
export function useRecords(): Submission<FieldErrors> {
  const send = useSend()
  const track = useTrack()
  const { now } = useData()
  const all = async () => {
    const records: StockCase[] = []
    for (let pageNo = 1; pageNo <= MOST_PAGES; pageNo += 1) {
      const { list, total } = await send(caseList, { pageNo, pageSize: SIZE })
      records.push(...list)
      if (list.length === 0 || records.length >= total) break
    }
    return records
  }
  return useSubmit({
    fields: undefined,
    run: all,
    done(records) {
      void track('pool', 'case_csv')
      save(recordCsv(records), `案例记录-${day(now())}.csv`)
    },
  })
}

function save(text: string, name: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
  // The browser reads it after the press.
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}
