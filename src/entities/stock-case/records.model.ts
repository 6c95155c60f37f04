import { type CsvDownload, useCsvFile } from '#entities/csv-file/csv-file.model.ts'
import { type CsvRecord, recordCsv } from './record-csv.ts'

/** All records that `all` reads, as a file. PL-01 */
export function useRecords(name: string, all: () => Promise<readonly CsvRecord[]>): CsvDownload {
  return useCsvFile(name, async () => recordCsv(await all()))
}
