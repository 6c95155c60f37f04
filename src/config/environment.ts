import { ACCOUNT_TYPE, PRODUCT_TYPE } from './constants.ts'

/**
 * The addresses of the services. spec §7 names the bases, the build sets their values (`VITE_*`); an unset base falls
 * back to the main one.
 */
export type BaseName = 'api' | 'file' | 'pay' | 'access' | 'production' | 'room' | 'web' | 'quotes'
export type Bases = Readonly<Record<BaseName, string>>

/** Where the services are, and what this client is to them. spec §3, product A10 */
export interface Environment {
  readonly bases: Bases
  readonly accountType: string
  readonly productType: number
}

const given = import.meta.env
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

function environment(values: Readonly<Record<string, unknown>>): Environment {
  const main = text(values['api']) || '/api'
  const base = (name: BaseName) => text(values[name]) || main
  return Object.freeze({
    bases: Object.freeze({
      api: main,
      file: text(values['file']) || '/files',
      pay: base('pay'),
      access: base('access'),
      production: text(values['production']),
      room: base('room'),
      web: base('web'),
      quotes: base('quotes'),
    }),
    accountType: text(values['accountType']) || ACCOUNT_TYPE,
    productType: Number(values['productType']) || PRODUCT_TYPE,
  })
}

const production = environment({
  api: given['VITE_API_BASE'],
  file: given['VITE_FILE_BASE'],
  pay: given['VITE_PAY_BASE'],
  access: given['VITE_ACCESS_BASE'],
  production: given['VITE_PROD_ORIGIN'],
  room: given['VITE_ROOM_BASE'],
  web: given['VITE_WEB_BASE'],
  quotes: given['VITE_QUOTES_BASE'],
})

/**
 * What `?env=` chooses from, fixed at build time: production, and what `VITE_ENVIRONMENTS` names, as JSON: `{ "test":
 * { "api": "https://…", "accountType": "1100" } }`. A production build sets none. Null prototype: `?env=constructor`
 * finds nothing. product A42
 */
const environments: Readonly<Record<string, Environment>> = Object.freeze(
  Object.assign(Object.create(null) as Record<string, Environment>, named(text(given['VITE_ENVIRONMENTS'])), {
    production,
  }),
)

function named(json: string): Record<string, Environment> {
  const values = Object.entries(Object(JSON.parse(json || '{}')))
  // One that a build names without values is production under another name.
  return Object.fromEntries(values.map(([name, each]) => [name, environment(Object(each))]))
}

/** Whether this build has an environment of this name. */
export function isEnvironment(name: string): boolean {
  return Object.hasOwn(environments, name)
}

/** An environment; an unknown or missing name means production. */
export function environmentOf(name: string | undefined): Environment {
  return (name !== undefined && isEnvironment(name) && environments[name]) || production
}

/** The bases of the build, without `?env=`, for prerendering. */
export const defaultBases = production.bases

/** The pages that the environment configuration exempts: they ask nobody for anything, in any environment. spec §2 */
export const whitelist: readonly string[] = ['/env', '/authorization']
