import type { Bases, Environment, Settings } from './settings.ts'

export type { BaseName, Bases, Environment } from './settings.ts'

/** Inserted by the build, which reads its variables once (`settings.ts`). */
declare const __SETTINGS__: Settings

const settings = __SETTINGS__

/** Whether WeChat's silent sign-in waits for the visitor's consent; off unless the build sets `on`. product A37 */
export const { consentBeforeAuth } = settings

/**
 * Whether the services accept `Idempotency-Key` (and list it in their CORS headers); off unless the build sets `on`.
 * reliability §5.8
 */
export const { sendsKeys } = settings

/** Whether this build has an environment of this name; `constructor` is none. */
export function isEnvironment(name: string): boolean {
  return Object.hasOwn(settings.environments, name)
}

/** An environment; an unknown or missing name means production. product A42 */
export function environmentOf(name: string | undefined): Environment {
  const { environments } = settings
  return (name !== undefined && isEnvironment(name) && environments[name]) || environments.production
}

/** The bases of the build, without `?env=`, for prerendering. */
export const defaultBases: Bases = settings.environments.production.bases

/** The pages exempted by the environment configuration: they require no login in any environment. spec §2 */
export const whitelist: readonly string[] = ['/env', '/authorization']
