/** A number of bytes as '512 B', '12.5 KB', '3.2 MB', with a no-break space; '--' when it is not a number. */
export function size(bytes: number): string {
  if (!(bytes >= 0 && bytes < 1e15)) return '--'
  if (bytes < 1_000) return `${Math.floor(bytes)}\u00a0B`
  return bytes < 1e6 ? `${(bytes / 1_000).toFixed(1)}\u00a0KB` : `${(bytes / 1e6).toFixed(1)}\u00a0MB`
}
