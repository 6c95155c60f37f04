import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

/** Of all charts together, kB gzip, as the libraries were measured that are not used. */
const BUDGET = 8

const root = fileURLToPath(new URL('..', import.meta.url))
/** Where charts are drawn and counted. */
const OURS = /^src\/(?:ui\/chart|lib\/chart)\/|^src\/lib\/number\/curve\.ts$|^src\/entities\/stock\/spark\.tsx$/
const ENTRY = 'virtual:charts'
const all = [
  'ui/chart/candle-chart.tsx',
  'ui/chart/intraday-chart.tsx',
  'ui/chart/performance-chart.tsx',
  'entities/stock/spark.tsx',
]
  .map((file, at) => `export * as chart${at} from '/src/${file}'`)
  .join('\n')

/** What they weigh: their scripts without React and what other parts share, and their styles. */
async function chartSize(): Promise<number> {
  // As it is served, whoever measures.
  process.env['NODE_ENV'] = 'production'
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'charts',
        enforce: 'pre',
        async resolveId(id, importer) {
          if (id === ENTRY) return `\0${ENTRY}`
          const found = await this.resolve(id, importer, { skipSelf: true })
          const path = found?.id.startsWith(root) ? found.id.slice(root.length) : ''
          return OURS.test(path) ? found : { id, external: true }
        },
        load: (id) => (id === `\0${ENTRY}` ? all : undefined),
      },
    ],
    build: { write: false, minify: true, rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict' } },
  })
  const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []))
  const parts = outputs.map((each) => (each.type === 'chunk' ? each.code : String(each.source)))
  return parts.reduce((sum, part) => sum + gzipSync(part, { level: 9 }).length, 0) / 1000
}

const size = await chartSize()
process.stdout.write(`${size <= BUDGET ? 'ok  ' : 'OVER'} all charts: ${size.toFixed(1)} of ${BUDGET} kB gzip\n`)
if (size > BUDGET) process.exit(1)
