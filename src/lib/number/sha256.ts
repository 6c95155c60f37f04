/** SHA-256 of bytes, or of a text in UTF-8, in hexadecimal; undefined where the page is not served by https. */
export async function sha256(data: ArrayBuffer | string): Promise<string | undefined> {
  if (!('subtle' in crypto)) return undefined
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : new Uint8Array(data)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
