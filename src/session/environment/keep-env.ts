import { isEnvironment } from '#config/environment.ts'
import { type CookieJar, cookiesIn, environmentIn } from './env.ts'

export interface Place {
  hostname: string
  protocol: string
}

/**
 * Keeps the `env` of a query in the session cookie `env` on the root domain, path "/". Only names this build knows are
 * kept. `isWechat` is read and unused. `changed`: what has been loaded was for another environment. spec §2
 */
export function keepEnvironment(search: string, jar: CookieJar, place: Place) {
  const query = new URLSearchParams(search)
  const before = environmentIn(jar) ?? 'production'
  const name = query.get('env')
  if (name !== null && isEnvironment(name)) write(jar, `env=${name}`, place, rootOf(jar, place))
  return { isWechat: query.get('isWechat'), changed: (environmentIn(jar) ?? 'production') !== before }
}

/** The widest parent domain on which the browser accepts a cookie; null means the host itself. */
function rootOf(jar: CookieJar, place: Place): string | null {
  const labels = place.hostname.split('.')
  if (labels.length < 2 || /^[\d.]+$/.test(place.hostname) || place.hostname.includes(':')) return null
  for (let from = labels.length - 2; from >= 0; from -= 1) {
    const domain = labels.slice(from).join('.')
    write(jar, 'envProbe=1', place, domain)
    const taken = cookiesIn(jar).includes('envProbe=1')
    write(jar, 'envProbe=; max-age=0', place, domain)
    if (taken) return domain
  }
  return null
}

function write(jar: CookieJar, pair: string, place: Place, domain: string | null): void {
  const secure = place.protocol === 'https:' ? '; secure' : ''
  try {
    jar.cookie = `${pair}; path=/; samesite=lax${domain === null ? '' : `; domain=${domain}`}${secure}`
  } catch {
    // As above.
  }
}
