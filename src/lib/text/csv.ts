/** Rows of a table for a spreadsheet; codes need a letter, as it takes the zeros of a number. */
export function csv(rows: readonly (readonly string[])[]): string {
  // The byte order mark tells spreadsheets that it is UTF-8.
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

/**
 * Quoted. A ' marks as text what a spreadsheet would read as a formula, or whose digits it would lose; remove it before
 * verifying a hash.
 */
function cell(value: string): string {
  const isNumber = /^-?(?:0|[1-9]\d{0,14})(?:\.\d+)?$/.test(value)
  const text = !isNumber && /^(?:['=+\-@\t\r]|\d+$)/.test(value) ? `'${value}` : value
  return `"${text.replaceAll('"', '""')}"`
}
