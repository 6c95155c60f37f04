import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Manifest } from 'vite'

/** Size budgets of the build, kB brotli. A page's own code is what it adds to the first screen of its tree. */
const BUDGET = {
  firstScripts: 82,
  firstStyles: 6.5,
  site: 78,
  siteWithLists: 94,
  route: 20,
  routeMedian: 12,
  room: 41,
  html: 11,
  precacheRaw: 200,
}
/** What the same figures are to become. */
const GOAL: Record<string, number> = {
  html: 6,
  'a room with its talk and its picture': 20,
}
/** Loaded when opened, not when its page is: counted for no route. */
const ON_DEMAND = ['hls', 'purify', 'weixin', 'workbox']

const dist = process.argv[2] ?? new URL('../dist', import.meta.url).pathname
// The manifest is written by the build that stands in this folder.
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest

/**
 * Written with hashes that stand for names alone: those of the build change with its number, so that the same code
 * would weigh some tens of bytes more or less on another day.
 */
function steady(text: string): string {
  return text.replace(/([\w.-]+)-[\w-]{8}(?=\.(?:js|css)\b)/g, (_, name: string) => {
    const hash = createHash('sha256').update(name).digest('base64url').slice(0, 8)
    return `${name}-${hash}`
  })
}

function brotli(file: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  const bytes = readFileSync(join(dist, file))
  const weighed = /\.(?:js|css|html)$/.test(file) ? steady(bytes.toString()) : bytes
  return brotliCompressSync(weighed, { params }).length / 1000
}

function filesOf(sources: string[], seen = new Set<string>()): { scripts: Set<string>; styles: Set<string> } {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const visit = (source: string) => {
    if (seen.has(source)) return
    seen.add(source)
    const chunk = manifest[source]
    if (!chunk) throw new Error(`the build has no ${source}`)
    scripts.add(chunk.file)
    for (const style of chunk.css ?? []) styles.add(style)
    for (const each of chunk.imports ?? []) visit(each)
  }
  for (const source of sources) visit(source)
  return { scripts, styles }
}

const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + brotli(file), 0)
const exceeded: string[] = []
/** Held as it is printed. */
function hold(what: string, weighed: number, most: number) {
  const is = Number(weighed.toFixed(1))
  const goal = GOAL[what.endsWith('.html') ? 'html' : what] ?? most
  const short = is <= most && is > goal ? `, goal ${goal}` : ''
  process.stdout.write(`${is <= most ? 'ok  ' : 'OVER'} ${what}: ${is.toFixed(1)} of ${most} kB${short}\n`)
  if (is > most) exceeded.push(what)
}

const FIRST = ['index.html', 'src/features/learn/course-list/course-list.tsx']
const first = filesOf(FIRST)
hold('first screen, scripts', sum(first.scripts), BUDGET.firstScripts)
hold('first screen, styles', sum(first.styles), BUDGET.firstStyles)

const ENTRY = 'src/site-main.tsx'
const site = filesOf([ENTRY, 'src/site/index/mobile.tsx'])
const index = brotli('shells/site/index.html') + sum(site.scripts) + sum(site.styles)
hold('/index with its HTML', index, BUDGET.site)
/** What every page of the site has when it stands, and what asks the service for its words. */
const COMPANY = Object.keys(manifest).find((each) => each.includes('company.model')) ?? 'company.model'
const standing = filesOf([ENTRY, COMPANY])
const lists = filesOf([COMPANY, 'src/site/index/page.ts'])
hold(
  '/index and the code of its lists',
  index + sum([...lists.scripts].filter((file) => !site.scripts.has(file))),
  BUDGET.siteWithLists,
)

const own: number[] = []
for (const [source, chunk] of Object.entries(manifest)) {
  if (!chunk.isDynamicEntry || FIRST.includes(source) || ON_DEMAND.some((each) => source.includes(each))) continue
  const before = source.startsWith('src/site/') ? standing : first
  const files = filesOf([source], new Set<string>())
  const added = [...files.scripts, ...files.styles].filter(
    (file) => !before.scripts.has(file) && !before.styles.has(file),
  )
  own.push(sum(added))
  hold(source, sum(added), BUDGET.route)
}
own.sort((a, b) => a - b)
hold('median of the routes', own[Math.floor(own.length / 2)] ?? 0, BUDGET.routeMedian)

/** A room is its route and what it fetches at once; each of these is held as a route above. */
const ROOM = [
  'src/features/live/room/room.tsx',
  'src/features/live/room/studio.tsx',
  'src/features/live/room/room-talk.tsx',
  'src/ui/media/broadcast.tsx',
]
const room = filesOf(ROOM)
const opened = [...room.scripts, ...room.styles].filter((file) => !first.scripts.has(file) && !first.styles.has(file))
hold('a room with its talk and its picture', sum(opened), BUDGET.room)

for (const file of readdirSync(join(dist, 'shells'), { recursive: true, encoding: 'utf8' })) {
  if (file.endsWith('.html')) hold(`shells/${file}`, brotli(`shells/${file}`), BUDGET.html)
}

if (!existsSync(join(dist, 'sw.js'))) exceeded.push('no service worker')
const precached = [...readFileSync(join(dist, 'sw.js'), 'utf8').matchAll(/"?url"?:\s*["'`]([^"'`]+)["'`]/g)].map(
  (hit) => hit[1] ?? '',
)
if (precached.length < 4) exceeded.push('the precache list was not found')
hold('precache, brotli', sum(precached), BUDGET.precacheRaw)

if (exceeded.length > 0) {
  process.stderr.write(`Over budget: ${exceeded.join(', ')}\n`)
  process.exit(1)
}
