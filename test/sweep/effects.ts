import type { Call } from '#api/call.ts'
import { contract } from '#api/contract.ts'
import type { SentRequest } from './environment.ts'

const effects = Object.values(contract)
  .flatMap((ofDomain) => Object.values<Call>(ofDomain))
  .filter((call) => call.effects)
  .map(({ method, path }) => ({
    name: `${method} ${path}`,
    pattern: new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }))

/** The contract's call with effects for this request, in the contract's notation; some are GETs. */
export function effectOf({ method, path }: Pick<SentRequest, 'method' | 'path'>): string | undefined {
  return effects.find(({ pattern }) => pattern.test(`${method} ${path}`))?.name
}
