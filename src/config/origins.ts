import type { Bases, Settings } from './settings.ts'

/** The other origins of a build: a policy without one of them blocks it. */
export interface Origins {
  /** Of pictures, videos and files. */
  files: string[]
  /** Of requests, including sockets. */
  services: string[]
}

const SOCKETS: readonly (keyof Bases)[] = ['room', 'quotes']

/** The origins of every environment of a build; link targets are not requested. */
export function originsOf({ environments }: Pick<Settings, 'environments'>): Origins {
  const all = Object.values(environments).map(({ bases }) => bases)
  const files = new Set<string>()
  const services = new Set<string>()
  for (const bases of all) {
    for (const [name, base] of Object.entries(bases)) {
      const origin = originOf(base)
      if (origin === undefined || name === 'production') continue
      services.add(origin)
      if (name === 'file') files.add(origin)
      if (SOCKETS.some((each) => each === name)) services.add(origin.replace(/^http/, 'ws'))
    }
  }
  return { files: [...files], services: [...services] }
}

/** The origin of an absolute address; a path is on the page's own. */
function originOf(base: string): string | undefined {
  return /^(?:https?|wss?):\/\//.test(base) ? new URL(base).origin : undefined
}
