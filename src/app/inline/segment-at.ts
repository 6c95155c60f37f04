/** A segment of the path where it is a plain identifier; anything stranger is left to the page itself. */
export function segmentAt(path: string, at: number): string | null {
  const segment = path.split('/')[at] ?? ''
  return /^[A-Za-z0-9_-]{1,64}$/.test(segment) ? segment : null
}
