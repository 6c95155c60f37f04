import { HOME } from '#lib/path/home.ts'
import { safeTarget } from '#lib/path/safe-target.ts'

/** Where to go after login: the page that started it, if it is ours and not the login itself. */
export function afterLogin(search: string, origin: string): string {
  const path = safeTarget(new URLSearchParams(search).get('redirect'), origin)
  return path === null || /^\/(login|authorization|redirect)(?![\w-])/i.test(path) ? HOME : path
}
