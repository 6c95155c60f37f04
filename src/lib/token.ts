/** What careless code stores for a missing value. */
const EMPTY: readonly string[] = ['undefined', 'null', 'NaN', '""', "''"]

/** A token that is valid in a header: 1–4096 printable ASCII characters without spaces; null for anything else. */
export function cleanToken(value: unknown): string | null {
  if (typeof value !== 'string' || !/^[\x21-\x7e]{1,4096}$/.test(value)) return null
  return EMPTY.includes(value) ? null : value
}
