interface Entry {
  url: string
  revision?: string | null | undefined
}

/** A short name of a build: a change of any file changes the entry's hash, and so the list. FNV-1a, 32 bits. */
export function buildName(manifest: readonly (Entry | string)[]): string {
  const text = manifest
    .map((entry) => (typeof entry === 'string' ? entry : `${entry.url} ${entry.revision}`))
    .join('\n')
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}
