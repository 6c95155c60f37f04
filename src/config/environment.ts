/**
 * The addresses of the services. spec §7 names the bases, the build sets their values (`VITE_*`); an unset base falls
 * back to the main one. Named environments (`?env=`) are fixed at build time: a production build has one.
 */
export type BaseName = 'api' | 'file' | 'pay' | 'access' | 'production' | 'room' | 'web' | 'quotes'
export type Bases = Readonly<Record<BaseName, string>>

const given = import.meta.env
const main = text(given['VITE_API_BASE']) || '/api'

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** Whether WeChat's silent sign-in waits for the visitor's consent; off unless the build sets `on`. product A37 */
export const consentBeforeAuth = given['VITE_CONSENT_BEFORE_AUTH'] === 'on'

/**
 * Whether the services accept `Idempotency-Key` (and list it in their CORS headers); off unless the build sets `on`.
 * reliability 5.8
 */
export const sendsKeys = given['VITE_IDEMPOTENCY_KEY'] === 'on'

const production: Bases = Object.freeze({
  api: main,
  file: text(given['VITE_FILE_BASE']) || '/files',
  pay: text(given['VITE_PAY_BASE']) || main,
  access: text(given['VITE_ACCESS_BASE']) || main,
  production: text(given['VITE_PROD_ORIGIN']),
  room: text(given['VITE_ROOM_BASE']) || main,
  web: text(given['VITE_WEB_BASE']) || main,
  quotes: text(given['VITE_QUOTES_BASE']) || main,
})

/** Null prototype: `?env=constructor` finds nothing. */
const environments: Readonly<Record<string, Bases>> = Object.freeze(
  Object.assign(Object.create(null) as Record<string, Bases>, { production }),
)

/** Whether this build has an environment of this name. */
export function isEnvironment(name: string): boolean {
  return Object.hasOwn(environments, name)
}

/** The bases of an environment; an unknown or missing name means production. */
export function basesOf(name: string | undefined): Bases {
  return (name !== undefined && isEnvironment(name) && environments[name]) || production
}

/** The bases of the build, without `?env=`: for prerendering and for the addresses of stored files. */
export const defaultBases = basesOf(undefined)
