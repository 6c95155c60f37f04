import { useData } from '#data/deps.tsx'
import { type FieldErrors, type Submission, useSubmit } from '#data/write/use-submit.ts'
import { day } from '#lib/time/dates.ts'
import { useHost } from '#wechat/page.tsx'
import { type CsvRecord, recordCsv } from './record-csv.ts'

/** All records as a file. `elsewhere`: WeChat saves no files. */
export type Records = Submission<FieldErrors> & { elsewhere: boolean }

/** Hands the records that `all` reads to the customer as 「{name}-2026-11-23.csv」. PL-01 */
export function useRecords(name: string, all: () => Promise<readonly CsvRecord[]>): Records {
  const { now } = useData()
  const elsewhere = useHost().kind === 'inside'
  const submission = useSubmit({
    fields: undefined,
    run: all,
    done(records) {
      save(recordCsv(records), `${name}-${day(now())}.csv`)
    },
  })
  return { ...submission, elsewhere }
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
