import { isEnvironment } from '#config/environment.ts'

/** `document`, as far as cookies go. */
export interface CookieJar {
  cookie: string
}

/** The environment the cookie names, if this build knows it. */
export function environmentIn(jar: CookieJar): string | undefined {
  const names = cookiesIn(jar).filter((pair) => pair.startsWith('env='))
  return names.map((pair) => pair.slice('env='.length)).find(isEnvironment)
}

/** A frame without an origin of its own has no cookies and throws where they are asked for. */
export function cookiesIn(jar: CookieJar): string[] {
  try {
    return jar.cookie.split('; ')
  } catch {
    return []
  }
}
