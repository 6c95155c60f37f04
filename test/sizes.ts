import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Manifest } from 'vite'

/** The sizes of the build, kB brotli: a table, in which only these are limits. */
const LIMITS = { firstScripts: 100, firstStyles: 7, index: 100, route: 22, tools: 12, precache: 260 }
/** Loaded by a press or by shown content, not on opening. */
const ON_DEMAND = /hls|purify|weixin|workbox/
/** A file of the build, with the name before its hash if it has one. */
const FILE = /(?<![\w.-])(?:([\w.-]+)-)?[\w-]{8}(\.(?:js|css))\b/g
const BUILD = /\b20\d{12}\b/g

const dist = process.argv[2] ?? new URL('../dist', import.meta.url).pathname
// The manifest is written by the build in this folder.
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
const exceeded: string[] = []
/** Of the files weighed so far: many pages share one. */
const weights = new Map<string, number>()

const FIRST = ['index.html', 'src/features/learn/course-list/course-list.tsx']
const first = filesOf(FIRST)
row('first screen, scripts', sum(first.scripts), LIMITS.firstScripts)
row('first screen, styles', sum(first.styles), LIMITS.firstStyles)

const index = filesOf(['src/site-main.tsx', 'src/site/index/mobile.tsx'])
/** Already loaded by every page of the site when the next one is opened. */
const standing = filesOf(['src/site-main.tsx', 'src/site/frame/company.model.ts'])
row('/index with its HTML', sum(all(index)) + brotli('shells/site/index.html'), LIMITS.index)

const worker = readFileSync(join(dist, 'sw.js'), 'utf8')
const precached = [...worker.matchAll(/"?url"?:\s*["'`]([^"'`]+)["'`]/g)].map(([, file = '']) => file)
if (precached.length < 4) exceeded.push('the precache list was not found')
row('precache', sum(precached), LIMITS.precache)

// Precached for readers who never open them.
const tools = chunkOf('src/features/tools/tools-and-glossary.ts')
const definitions = all(filesOf(['src/entities/term/glossary.ts'])).filter((file) => !all(first).includes(file))
row('tools and glossary of their own', sum([tools.file, ...(tools.css ?? []), ...definitions]), LIMITS.tools)

const routes = Object.entries(manifest)
  .filter(([source, { isDynamicEntry }]) => isDynamicEntry && !FIRST.includes(source) && !ON_DEMAND.test(source))
  .map(([source]) => {
    const loaded = all(source.startsWith('src/site/') ? standing : first)
    return { source, weight: sum(all(filesOf([source])).filter((file) => !loaded.includes(file))) }
  })
  .sort((one, other) => other.weight - one.weight)
row('median of the routes', routes[Math.floor(routes.length / 2)]?.weight ?? 0)
/** What the page tables load; anything else is a part loaded after the page is shown. */
const pages = new Set(
  ['index.html', 'src/site-main.tsx', 'src/app/routes/lazy-pages.ts', 'src/app/routes/lazy-site-pages.ts'].flatMap(
    (table) => manifest[table]?.dynamicImports ?? [],
  ),
)
if (pages.size === 0) exceeded.push('the tables of pages were not found')
for (const { source, weight } of routes) row(source, weight, pages.has(source) ? LIMITS.route : Infinity)

for (const file of readdirSync(join(dist, 'shells'), { recursive: true, encoding: 'utf8' })) {
  if (file.endsWith('.html')) row(`shells/${file}`, brotli(`shells/${file}`))
}

if (exceeded.length > 0) {
  process.stderr.write(`Over the limit: ${exceeded.join(', ')}\n`)
  process.exit(1)
}

function row(name: string, weight: number, limit = Infinity): void {
  const over = weight > limit
  const of = limit === Infinity ? '' : ` of ${limit}`
  process.stdout.write(`${over ? 'OVER' : 'ok  '} ${weight.toFixed(1).padStart(6)}${of} kB  ${name}\n`)
  if (over) exceeded.push(name)
}

/** Files of these sources and of everything they import. */
function filesOf(sources: readonly string[]): { scripts: string[]; styles: string[] } {
  const seen = new Set(sources)
  for (const source of seen) for (const each of chunkOf(source).imports ?? []) seen.add(each)
  const chunks = [...seen].map(chunkOf)
  return {
    scripts: [...new Set(chunks.map(({ file }) => file))],
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))],
  }
}

function all(files: { scripts: string[]; styles: string[] }): string[] {
  return [...files.scripts, ...files.styles]
}

function chunkOf(source: string) {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`the build has no ${source}`)
  return chunk
}

function sum(files: readonly string[]): number {
  return files.reduce((total, file) => total + brotli(file), 0)
}

function brotli(file: string): number {
  const known = weights.get(file)
  if (known !== undefined) return known
  const bytes = readFileSync(join(dist, file))
  const weighed = /\.(?:js|css|html)$/.test(file) ? unnumbered(bytes.toString()) : bytes
  const weight = brotliCompressSync(weighed, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length / 1000
  weights.set(file, weight)
  return weight
}

/**
 * With hashes of names only, or of its own code where a file has no name, and without the build number, so that the same
 * code always has the same size.
 */
function unnumbered(text: string): string {
  return text
    .replace(FILE, (file, name: string | undefined, ext: string) =>
      name === undefined ? hashOf(ownCode(file)) + ext : `${name}-${hashOf(name)}${ext}`,
    )
    .replace(BUILD, '20000000000000')
}

/** What a file holds besides the names of others. */
function ownCode(file: string): string {
  const path = join(dist, 'assets', file)
  return existsSync(path) ? readFileSync(path, 'utf8').replace(FILE, '').replace(BUILD, '') : file
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8)
}
