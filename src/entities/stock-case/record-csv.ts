import type { StockCase } from '#api/shapes/stock-case.ts'

/** A record as the file has it; of a masked one only what everybody may know. Prices yuan, the rate decimal. */
export type CsvRecord = Pick<StockCase, 'caseId' | 'inDate' | 'hash'> & Partial<Omit<StockCase, 'access'>>

const HEAD = ['编号', '股票代码', '名称', '入选日', '入选价', '出池日', '出池价', '收益率', '登记编号', '盐', 'SHA-256']

/**
 * All records as CSV for a spreadsheet: gains and losses. A masked record stands in it by its hash, so that a later look
 * can prove that none was changed or dropped.
 */
export function recordCsv(records: readonly CsvRecord[]): string {
  const rows = records.map(({ caseId, symbol, name, inDate, inPrice, outDate, outPrice, profitRate, ...rest }) => [
    caseId,
    symbol,
    name,
    inDate,
    inPrice?.toFixed(2),
    outDate,
    outPrice?.toFixed(2),
    profitRate?.toFixed(4),
    rest.analyst?.certNo,
    rest.salt,
    rest.hash,
  ])
  // The mark at its beginning tells spreadsheets that it is UTF-8.
  return `\uFEFF${[HEAD, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

/** Quoted; what a spreadsheet would take for a formula is text. */
function cell(value: string | undefined = ''): string {
  const isNumber = /^-?\d+(?:\.\d+)?$/.test(value)
  const text = !isNumber && /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return `"${text.replaceAll('"', '""')}"`
}
