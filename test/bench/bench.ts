import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findChromium } from '#test/chromium.mjs'
import { needBuild, root } from '#test/ready.mjs'
import { serve } from '#test/serve.ts'
import { bare, makeBaselines } from './baselines.ts'
import { type Browser, type BrowserOptions, openBrowser } from './browser.ts'
import { curveReport, measureCurves } from './curves.ts'
import { frontReport, measureFront } from './front.ts'
import { keyOf, type Phase, report, type Samples } from './report.ts'
import { type SecureFront, secure } from './secure.ts'
import { measureService, serviceReport } from './service.ts'
import { measureStocks, stockReport } from './stocks.ts'
import { channelReport, measureChannel } from './channel.ts'
import { measureTalk, talkReport } from './talk.ts'
import {
  firstCourse,
  isOnlyAgainstStatic,
  type PageName,
  pathOf,
  type Skin,
  type Target,
  targetsOf,
} from './targets.ts'
import { measureTypes } from './type-check.ts'
import { changeRoute, evaluate, heapOf, nothing, type Sample, tapTab, visit } from './visit.ts'

/** The parts of the comparison with reference pages. */
const PAGES = {
  course: ['course'],
  detail: ['detail'],
  entries: ['home', 'article', 'live', 'strategy'],
  stock: ['stock', 'stockPage'],
  site: ['index', 'indexDesktop'],
} as const satisfies Record<string, readonly PageName[]>
const PARTS = [...Object.keys(PAGES), 'front', 'service', 'stocks', 'talk', 'channel', 'curves']

/** Courses have pictures as in production, not drawings: `covers.ts`. */
const COVERS = join(root, 'test/bench/covers')

/** `npm run bench`: the app compared with reference pages, on a slow phone. Reports only; no limits. */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    port: { type: 'string', default: '4640' },
    /** A finished build instead of this checkout's. */
    dist: { type: 'string' },
    /** A finished build of another tree, measured alternately with this one. */
    against: { type: 'string' },
    /** Longest wait for a calm machine before a visit, s. */
    patience: { type: 'string', default: '3' },
    /** Columns, e.g. `app,static`. */
    only: { type: 'string' },
    /** Pages of the part, e.g. `detail`. */
    page: { type: 'string' },
    /** One or more of `PARTS`, e.g. `course,front`; all by default. Each writes its table into `<part>.md`. */
    part: { type: 'string', default: PARTS.join(',') },
  },
})

const [load = 0] = loadavg()
const parts = values.part.split(',')
const unknown = parts.filter((part) => !PARTS.includes(part))
if (unknown.length > 0) throw new Error(`no part ${unknown.join(', ')}: ${PARTS.join(', ')}`)
if (load > cpus().length / 2) say(`This machine is busy (load ${load.toFixed(1)}): only ratios are meaningful.`)
if (values.dist === undefined) needBuild()
const dist = values.dist ?? join(root, 'dist')
const rounds = Number(values.rounds)
for (const part of parts) {
  const begun = performance.now()
  await measure(part)
  say(`${part}: ${((performance.now() - begun) / 60_000).toFixed(1)} min`)
}

async function measure(part: string): Promise<void> {
  if (part === 'stocks') await beside(part, async (...phone) => stockReport(await measureStocks(...phone), load))
  else if (part === 'talk')
    await beside(part, async (...phone) => talkReport(await measureTalk(...phone, rounds), load))
  else if (part === 'channel')
    await beside(part, async (...phone) => channelReport(await measureChannel(...phone, rounds), load))
  else if (part === 'curves')
    await beside(part, async (...phone) => curveReport(await measureCurves(...phone, rounds), load))
  else if (part === 'service') await service()
  else if (part === 'front') await publish(part, frontReport(await measureFront(dist, rounds), load))
  else await pages(part, PAGES[part as keyof typeof PAGES]) // checked above
}

function tableOf(part: string): URL {
  return new URL(`${part}.md`, import.meta.url)
}

async function publish(part: string, table: string): Promise<void> {
  await writeFile(tableOf(part), table)
  process.stdout.write(table)
}

/** Measures on a phone beside a page of plain React; the table goes into a file of the same name. */
async function beside(
  page: 'stocks' | 'talk' | 'channel' | 'curves',
  measurePhone: (executable: string, profile: string, origin: string) => Promise<string>,
): Promise<void> {
  const work = await mkdtemp(join(tmpdir(), 'bench-'))
  const site = join(work, 'site')
  await cp(dist, site, { recursive: true })
  await mkdir(join(site, 'bench'), { recursive: true })
  await writeFile(join(site, `bench/${page}.html`), await bare(site, page, '', '示例'))
  const server = await serve({ port: Number(values.port), inMemory: true, dist: site })
  try {
    await publish(
      page,
      await measurePhone(await findChromium(), join(work, 'phone'), `http://localhost:${server.port}`),
    )
  } finally {
    await server.close()
    await rm(work, { recursive: true, force: true, maxRetries: 3 })
  }
}

async function service(): Promise<void> {
  const figures = { types: measureTypes(), ...(await measureService(Number(values.port) + 10)) }
  const table = serviceReport(figures)
  await mkdir(join(root, 'test-results'), { recursive: true })
  await writeFile(join(root, 'test-results/bench-service.json'), JSON.stringify(figures, null, 1))
  await publish('service', table)
}

async function pages(part: string, names: readonly PageName[]): Promise<void> {
  const executable = await findChromium()
  const work = await mkdtemp(join(tmpdir(), 'bench-'))
  const site = join(work, 'site')
  await cp(dist, site, { recursive: true })
  const common = { inMemory: true, covers: COVERS }
  const server = await serve({ ...common, port: Number(values.port), dist: site })
  // The port after each is WeChat's.
  const plain = await serve({ ...common, port: server.port + 2, dist: site, answers: false })
  const other = values.against && (await serve({ ...common, port: server.port + 4, dist: values.against }))
  const servers = other ? [server, plain, other] : [server, plain]
  const front = await secure(server.port)
  const plainFront = await secure(plain.port)
  const otherFront = other ? await secure(other.port) : undefined
  const fronts = otherFront ? [front, plainFront, otherFront] : [front, plainFront]
  try {
    const { origin } = front
    const course = await firstCourse(`http://localhost:${server.port}`)
    const includes = (list: string | undefined, name: string) => list?.split(',').includes(name) ?? true
    const measured = names.filter((name) => includes(values.page, name))
    const others = { plain: plainFront.origin, before: otherFront?.origin }
    const targets = targetsOf(origin, course, others).filter(
      ({ name, page }) => includes(values.only, name) && measured.includes(page),
    )
    const chromium = await prepare(executable, join(work, 'drawing'), async (browsers) => {
      await makeBaselines(site, origin, course, browsers, measured)
      await compare(browsers, targets)
    })
    const samples: Samples = new Map()
    for (let round = 0; round < rounds; round += 1) {
      await measureRound({ executable, work, round, targets, samples, fronts, detail: pathOf('detail', course) })
      say(`${part}: round ${round + 1} of ${values.rounds}`)
      await keep(part, report(samples, round + 1, { chromium, load }), samples)
    }
    process.stdout.write(await readFile(tableOf(part), 'utf8'))
  } finally {
    await Promise.all(fronts.map((each) => each.drop()))
    await Promise.all(servers.map((each) => each.close()))
    await rm(work, { recursive: true, force: true, maxRetries: 3 })
  }
}

/** After each round, so that an aborted run still has results. */
async function keep(part: string, table: string, samples: Samples): Promise<void> {
  await writeFile(tableOf(part), table)
  await mkdir(join(root, 'test-results'), { recursive: true })
  await writeFile(join(root, `test-results/bench-${part}.json`), JSON.stringify(Object.fromEntries(samples), null, 1))
}

/** Visits of browsers without throttling, one per skin; reports the browser's version. */
async function prepare(executable: string, profile: string, make: (browsers: Record<Skin, Browser>) => Promise<void>) {
  const open = (skin: Skin) => openBrowser({ executable, profile: `${profile}-${skin}`, slow: false, skin })
  const browsers = { mobile: await open('mobile'), desktop: await open('desktop') }
  try {
    await make(browsers)
    return browsers.mobile.version
  } finally {
    await Promise.all(Object.values(browsers).map((browser) => browser.close()))
  }
}

/** Opens every page once: the server has compressed its files then, and pages with different texts are reported. */
async function compare(browsers: Record<Skin, Browser>, targets: readonly Target[]): Promise<void> {
  const texts = new Map<string, string>()
  for (const target of targets) {
    const browser = browsers[target.skin]
    await visit(browser, target, 0)
    const shown = await evaluate<string>(browser, `document.querySelector('#main').innerText`)
    // Without the rendering times.
    const text = shown.replace(/\s+/g, ' ').replace(/截至 ?\d+-\d+ \d+:\d+/, '')
    const first = texts.get(target.page) ?? text
    texts.set(target.page, first)
    if (first !== text) say(`${target.name} of ${target.page} shows other words: ${text.length} for ${first.length}`)
  }
}

interface Round {
  executable: string
  work: string
  round: number
  targets: Target[]
  samples: Samples
  fronts: readonly SecureFront[]
  detail: string
}

/** Every target once, cold, then warm, then offline: a separate process for every visit. */
async function measureRound({ executable, work, round, targets, samples, fronts, detail }: Round): Promise<void> {
  const detailOf = (target: Target) => ({ ...target, url: new URL(target.url).origin + detail })
  const profileOf = ({ page, name }: Target) => join(work, `${round}-${page}-${name}`)
  const measure = async (phase: Phase, target: Target, then?: (browser: Browser) => Promise<Partial<Sample>>) => {
    const key = keyOf(target.page, target.name, phase)
    const sample = await once({ executable, profile: profileOf(target), skin: target.skin }, async (browser) => {
      const loaded = await visit(browser, target, Number(values.patience) * 1_000)
      const more = await then?.(browser)
      // Again, unmeasured: from the second use on the browser caches compiled scripts.
      if (phase === 'cold') await visit(browser, target, 0)
      return { ...loaded, ...more }
    })
    samples.set(key, [...(samples.get(key) ?? []), sample])
  }
  // The order rotates.
  const order = targets.map((_, at) => targets[(at + round) % targets.length]).filter((each) => each !== undefined)
  for (const target of order) {
    await measure('cold', target, async (browser) => ({
      heap: await heapOf(browser),
      ...(!isOnlyAgainstStatic(target.page) && { tap: await tapTab(browser) }),
      ...(target.live && target.page === 'course' && (await changeRoute(browser, detailOf(target)))),
    }))
  }
  for (const target of order) await measure('warm', target)
  for (const front of fronts) await front.drop()
  for (const target of order) if (target.offline) await measure('offline', target)
  for (const front of fronts) await front.restore()
  for (const target of targets) await rm(profileOf(target), { recursive: true, force: true, maxRetries: 3 })
}

/** The measurements of a separate browser; a failed visit is reported and leaves a gap. */
async function once(options: BrowserOptions, measure: (browser: Browser) => Promise<Sample>) {
  const browser = await openBrowser(options)
  try {
    return await measure(browser)
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    return nothing
  } finally {
    await browser.close()
  }
}

function say(line: string): void {
  process.stderr.write(`${line}\n`)
}
