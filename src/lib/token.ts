/** What a careless write leaves in storage instead of nothing. */
const EMPTY: readonly string[] = ['undefined', 'null', 'NaN', '""', "''"]

/** A token that may stand in a header: 1–4096 printable ASCII characters without spaces; anything else is null. */
export function cleanToken(value: unknown): string | null {
  if (typeof value !== 'string' || !/^[\x21-\x7e]{1,4096}$/.test(value)) return null
  return EMPTY.includes(value) ? null : value
}
