import { minify as minifyOxc, type Plugin } from 'vite'
import { minify as minifyTerser } from 'terser'

/** The chunks that a first page waits for. */
const FIRST = new Set(['shared', 'data', 'first', 'site'])

/**
 * The code that a first page waits for is packed twice: what terser finds after the bundler's own minifier is 1.4 % of
 * its bytes. For every other chunk that is not worth its ten seconds of a build.
 */
export const packFirst: Plugin = {
  name: 'pack-first',
  apply: 'build',
  async renderChunk(code, chunk) {
    if (!FIRST.has(chunk.name)) return null
    const once = await minifyOxc(chunk.fileName, code, { module: true, compress: { target: 'chrome99' } })
    const twice = await minifyTerser(once.code, { module: true, ecma: 2020, compress: { passes: 3 } })
    return { code: twice.code ?? once.code }
  },
}
