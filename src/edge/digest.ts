export async function sha256(content: string | Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
}

export function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}

/** A short hash for ETags. */
export async function digestOf(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  return base64(await sha256(content))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .slice(0, 20)
}
