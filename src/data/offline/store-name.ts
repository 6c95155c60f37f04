/** Increased when the saved shapes change: older stores are deleted, not read. */
const PREFIX = 'snapshot-1-'

/** The name of an account's store of snapshots; the inline boot script reads it too. */
export function storeName(account: string): string {
  return PREFIX + account
}

/**
 * The name of an account's store of saved files. It has the snapshots' name as its prefix, so that both are cleared
 * together.
 */
export function filesName(account: string): string {
  return `snapshot-files-1-${account}`
}
