/** A month written as 'YYYY-MM'. */
const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/

export const isMonth = (text: string): boolean => MONTH.test(text)

/** The month `by` months later. */
export function monthAfter(month: string, by: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}

/** 「2026年11月」 */
export function monthWords(month: string): string {
  return `${month.slice(0, 4)}年${Number(month.slice(5))}月`
}

/** The first month a service may have data for. */
export const FIRST_MONTH = '2000-01'
