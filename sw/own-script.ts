/** An inline script of a page of ours. */
const INLINE = /<script>([\s\S]*?)<\/script>/g

/**
 * Whether the policy that came with a page lets its own scripts run. Page and policy are two files on a server: fetched
 * while a release is put in place they can be of two builds, and a page kept so would stay dead until the next release.
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
