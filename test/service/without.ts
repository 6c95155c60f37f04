/** A copy of a record that lacks one field. */
export function without<T extends object, K extends keyof T>(record: T, field: K): Omit<T, K> {
  const { [field]: dropped, ...rest } = record
  void dropped
  return rest
}
