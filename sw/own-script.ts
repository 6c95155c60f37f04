/** An inline script of our page. */
const INLINE = /<script>([\s\S]*?)<\/script>/g

/**
 * Whether the policy of a page allows its own scripts. Page and policy are two files on the server: fetched during a
 * release they can be of two builds, and a page kept in this state would not work until the next release.
 */
export async function runsItsScripts(answer: Response): Promise<boolean> {
  const policy = answer.headers.get('content-security-policy') ?? ''
  if (!policy.includes("'sha256-")) return true
  const page = await answer.clone().text()
  const hashes = await Promise.all([...page.matchAll(INLINE)].map(([, script = '']) => sha256(script)))
  return hashes.every((hash) => policy.includes(`'sha256-${hash}'`))
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}
