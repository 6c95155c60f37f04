import type { StockCase } from '#api/shapes/stock-case.ts'
import { entryColumns, exitColumns } from '#lib/number/record-hash.ts'
import { csv } from '#lib/text/csv.ts'
import { minute } from '#lib/time/dates.ts'
import { toSeals } from './seals.words.ts'

/** A record of the file; a masked one has only its public fields. Prices in yuan, the rate decimal. */
export type CsvRecord = Pick<StockCase, 'caseId' | 'inDate'> & Partial<Omit<StockCase, 'access'>>

/** The columns that the hash of the entry covers, and those of the exit; each hash follows its columns. */
const ENTRY = ['编号', '股票代码', '名称', '入选时间', '入选价', '投资顾问', '登记编号', '有效期至', '入选理由', '盐']
const EXIT = ['前一校验值', '出池时间', '出池价', '收益率', '期间最大上涨', '期间最大下跌', '出池理由']
const HEAD = [...ENTRY, '入选校验值', ...EXIT, '出池校验值']

/**
 * All records as CSV for a spreadsheet, gains and losses. A masked record has only its hashes, which later prove that
 * none was changed or dropped.
 */
export function recordCsv(records: readonly CsvRecord[]): string {
  const rows = records.map((record) => {
    const { hash, exitHash, entry, exit } = toSeals(record)
    const begun = entry ? entryColumns(entry) : maskedEntry(record)
    // The salt is written only once, with the entry.
    const ended = exit ? exitColumns(exit).slice(0, -1) : maskedExit(record)
    return [...begun, hash, ...ended, exitHash]
  })
  return csv([HEAD, ...rows])
}

function maskedEntry({ caseId, inDate, inAt, analyst }: CsvRecord): string[] {
  const time = inAt === undefined ? inDate : minute(inAt)
  return [caseId, '', '', time, '', analyst?.name ?? '', analyst?.certNo ?? '', '', '', '']
}

function maskedExit({ prevHash = '', outDate = '', outAt }: CsvRecord): string[] {
  return [prevHash, outAt === undefined ? outDate : minute(outAt), '', '', '', '', '']
}
