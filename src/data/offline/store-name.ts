/** A change of the saved shapes counts up: older stores are removed, not read. */
const PREFIX = 'snapshot-1-'

/** The name of an account's store of snapshots; the inline boot script reads it too. */
export function storeName(account: string): string {
  return PREFIX + account
}

/** The name of an account's store of saved files. It begins as the snapshots' does: what clears those clears these. */
export function filesName(account: string): string {
  return `snapshot-files-1-${account}`
}
