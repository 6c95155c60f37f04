import { ACCOUNT_TYPE, PRODUCT_TYPE } from './constants.ts'

/** The services by name. spec §7 */
export type BaseName = 'api' | 'file' | 'pay' | 'access' | 'production' | 'room' | 'web' | 'quotes'
/** Their addresses; an unset base falls back to the main one. */
export type Bases = Readonly<Record<BaseName, string>>

/** Where the services are, and what this client is to them. spec §3, product A10 */
export interface Environment {
  readonly bases: Bases
  readonly accountType: string
  readonly productType: number
}

/** What a build reads from its `VITE_*` variables. */
export interface Settings {
  /** The choices of `?env=`. */
  readonly environments: { readonly production: Environment } & Readonly<Record<string, Environment>>
  readonly consentBeforeAuth: boolean
  readonly sendsKeys: boolean
}

/**
 * Reads the variables of a build. `VITE_ENVIRONMENTS` names environments beside production, as JSON: `{ "test": {
 * "api": "https://…", "accountType": "1100" } }`; a production build sets none. product A42
 */
export function settingsOf(values: Readonly<Record<string, string | undefined>>): Settings {
  const named = Object.entries(Object(JSON.parse(values['VITE_ENVIRONMENTS'] || '{}')))
  return {
    environments: {
      // One without values is production under another name.
      ...Object.fromEntries(named.map(([name, each]) => [name, environmentOf(Object(each))])),
      production: environmentOf({
        api: values['VITE_API_BASE'],
        file: values['VITE_FILE_BASE'],
        pay: values['VITE_PAY_BASE'],
        access: values['VITE_ACCESS_BASE'],
        production: values['VITE_PROD_ORIGIN'],
        room: values['VITE_ROOM_BASE'],
        web: values['VITE_WEB_BASE'],
        quotes: values['VITE_QUOTES_BASE'],
      }),
    },
    consentBeforeAuth: values['VITE_CONSENT_BEFORE_AUTH'] === 'on',
    sendsKeys: values['VITE_IDEMPOTENCY_KEY'] === 'on',
  }
}

function environmentOf(values: Readonly<Record<string, unknown>>): Environment {
  const main = text(values['api']) || '/api'
  const base = (name: BaseName) => text(values[name]) || main
  return {
    bases: {
      api: main,
      file: text(values['file']) || '/files',
      pay: base('pay'),
      access: base('access'),
      production: text(values['production']),
      room: base('room'),
      web: base('web'),
      quotes: base('quotes'),
    },
    accountType: text(values['accountType']) || ACCOUNT_TYPE,
    productType: Number(values['productType']) || PRODUCT_TYPE,
  }
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
