/** The value at a path of fields, `cover.url`; undefined where there is none. */
export function fieldAt(record: unknown, path: string): unknown {
  let value = record
  for (const field of path.split('.')) value = Object(value)[field]
  return value
}
