import type { Places } from './cases.ts'

const given = import.meta.env

/**
 * The addresses of the services and the files, from the build; unset values default as in the page's own configuration.
 */
export function placesOf(origin: string): Omit<Places, 'precached'> {
  const file = absolute(given['VITE_FILE_BASE'] || '/files', origin)
  const services = [given['VITE_API_BASE'] || '/api', given['VITE_PAY_BASE'], given['VITE_ACCESS_BASE']]
    .map((base) => (base ? absolute(base, origin) : ''))
    .flatMap((base) => (base.startsWith(`${origin}/`) ? [new URL(base).pathname] : []))
  return { origin, files: file, services: [...new Set(services)] }
}

function absolute(base: unknown, origin: string): string {
  return new URL(String(base), origin).href.replace(/\/+$/, '')
}
