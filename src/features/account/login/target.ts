import { HOME } from '#lib/path/home.ts'
import { safeTarget } from '#lib/path/safe-target.ts'

/**
 * Where to go after login: the page that started it, if it is ours and not the login itself. `wanted` is the last
 * requested page, for a login whose address names none. spec §3
 */
export function afterLogin(search: string, origin: string, wanted: string | null = null): string {
  const path = safeTarget(new URLSearchParams(search).get('redirect') ?? wanted, origin)
  return path === null || /^\/(login|authorization|redirect)(?![\w-])/i.test(path) ? HOME : path
}
