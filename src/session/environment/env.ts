import { isEnvironment } from '#config/environment.ts'

/** The part of `document` that holds cookies. */
export interface CookieJar {
  cookie: string
}

/** The environment the cookie names, if this build knows it. */
export function environmentIn(jar: CookieJar): string | undefined {
  const names = cookiesIn(jar).filter((pair) => pair.startsWith('env='))
  return names.map((pair) => pair.slice('env='.length)).find(isEnvironment)
}

/** A frame with an opaque origin has no cookies and throws when they are read. */
export function cookiesIn(jar: CookieJar): string[] {
  try {
    return jar.cookie.split('; ')
  } catch {
    return []
  }
}
