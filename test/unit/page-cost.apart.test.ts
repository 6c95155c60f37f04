import { brotliCompressSync } from 'node:zlib'
import { build, type InlineConfig, loadConfigFromFile, type Plugin, type Rolldown } from 'vite'
import { afterEach, expect, it, vi } from 'vitest'

/** A further page costs the first screen nothing: its record is in the chunk of all pages without a shell. */

/** The first screen's modules, with all their imports. */
const FIRST = ['/index.html', '/src/features/learn/course-list/course-list.tsx']
const COUNT = 60

/** Records of pages, and a code file for each. */
const morePages: Plugin = {
  name: 'more-pages',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith('#more/') ? `\0${id}` : undefined),
  load: (id) => (id.startsWith('\0#more/') ? `export const Screen = () => '${id.slice(1)}'` : undefined),
  transform(code, id) {
    if (!id.endsWith('/features/offline/pages.ts')) return
    const records = Array.from({ length: COUNT }, (_, at) => {
      const load = `() => import('#more/${at}').then((m) => m.Screen)`
      return `page({ pattern: '/more-${at}/:id', auth: 'L', share: 'N', query: ['tab${at}'], load: ${load} })`
    })
    return code.replace('export const pages = [', `export const pages = [${records.join()},`)
  },
}

async function sizeOfFirstScreen(more: readonly Plugin[]): Promise<{ first: number; chunks: number }> {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' })
  if (!loaded) throw new Error('no vite.config.ts here')
  const { config } = loaded
  const own = [config.plugins ?? []].flat(5).filter((plugin) => plugin && 'name' in plugin)
  const plugins = own.filter((plugin) => !(plugin && 'name' in plugin && plugin.name.startsWith('vite-plugin-pwa')))
  const settings: InlineConfig = { ...config, configFile: false, logLevel: 'silent', plugins: [...more, ...plugins] }
  const result = await build({ ...settings, build: { ...config.build, write: false } })
  // One build of one output, not watched.
  const { output } = result as Rolldown.RolldownOutput
  const chunks = new Map(output.flatMap((each) => (each.type === 'chunk' ? [[each.fileName, each] as const] : [])))
  const found = new Set<string>()
  const visit = (name: string) => {
    if (found.has(name)) return
    found.add(name)
    for (const each of chunks.get(name)?.imports ?? []) visit(each)
  }
  for (const chunk of chunks.values()) {
    if (FIRST.some((each) => chunk.facadeModuleId?.endsWith(each))) visit(chunk.fileName)
  }
  const sizes = [...found].map((name) => brotliCompressSync(chunks.get(name)?.code ?? '').length)
  return { first: sizes.reduce((sum, size) => sum + size, 0), chunks: chunks.size }
}

afterEach(() => vi.unstubAllEnvs())

it(`${COUNT} more pages add less than 0.2 kB to the first screen`, { timeout: 120_000 }, async () => {
  vi.stubEnv('NODE_ENV', 'production')
  vi.stubEnv('BUILD_ID', '1')
  const before = await sizeOfFirstScreen([])
  const after = await sizeOfFirstScreen([morePages])
  expect(after.chunks).toBeGreaterThanOrEqual(before.chunks + COUNT)
  expect(before.first).toBeGreaterThan(60_000)
  expect(after.first - before.first).toBeLessThan(200)
})
