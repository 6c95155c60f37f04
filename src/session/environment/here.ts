import { type Environment, environmentOf } from '#config/environment.ts'
import { environmentIn } from './env.ts'

/** The environment of this document; where there is none, as in the build, production. */
export const here: Environment = environmentOf(typeof document === 'undefined' ? undefined : environmentIn(document))
