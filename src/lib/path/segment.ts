/** A value that is not allowed in a path. The request is not sent, and the screen shows that the address is wrong. */
export class SegmentError extends Error {
  override readonly name = 'SegmentError'
}

const PLAIN = /^[A-Za-z0-9_-]{1,64}$/
const FILE = /^(?=.{1,64}$)[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*$/

/**
 * A path parameter as one path segment: 1–64 letters, digits, `_` and `-`. Anything else is rejected, because URL
 * parsers resolve `..` even when it is encoded.
 * @throws SegmentError
 */
export function segment(value: unknown): string {
  return checked(value, PLAIN)
}

/**
 * A file name as one path segment: like `segment`, but single dots are allowed inside.
 * @throws SegmentError
 */
export function fileSegment(value: unknown): string {
  return checked(value, FILE)
}

function checked(value: unknown, pattern: RegExp): string {
  const text = Number.isSafeInteger(value) ? String(value) : value
  if (typeof text !== 'string' || !pattern.test(text)) throw new SegmentError('not a path segment')
  return encodeURIComponent(text)
}
