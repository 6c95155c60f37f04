/** A change of the saved shapes counts up: older stores are removed, not read. */
const PREFIX = 'snapshot-1-'

/** The name of an account's store of snapshots; the inline boot script reads it too. */
export function storeName(account: string): string {
  return PREFIX + account
}
