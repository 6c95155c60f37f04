/**
 * 128 random bits in hex, for a unique name. `randomUUID` is missing on pages served without https, e.g. on a phone
 * in the office network.
 */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
