import { decimal } from './decimal.ts'

/** A number of bytes as '512 B', '12.5 KB', '3.2 MB', with a no-break space; '--' when it is not a number. */
export function size(bytes: number): string {
  if (!(bytes >= 0 && bytes < 1e15)) return '--'
  if (bytes < 1_000) return `${Math.floor(bytes)}\u00a0B`
  // Rounded first: 999 950 is a MB.
  const tenths = Math.round(bytes / 100)
  return tenths < 10_000 ? `${decimal(tenths / 10, 1)}\u00a0KB` : `${decimal(bytes / 1e6, 1)}\u00a0MB`
}
