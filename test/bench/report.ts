import { cpus } from 'node:os'
import { noise } from './calm.ts'
import { median, ratio } from './statistics.ts'
import { isOfSite, isOnlyAgainstStatic, type PageName, pageNames, type TargetName, targetNames } from './targets.ts'
import type { Sample } from './visit.ts'

export type Phase = 'cold' | 'warm' | 'offline'
const phases: readonly Phase[] = ['cold', 'warm', 'offline']
/** `page target phase` → one sample a round. */
export type Samples = Map<string, Sample[]>

export function keyOf(page: PageName, name: TargetName, phase: Phase): string {
  return `${page} ${name} ${phase}`
}

interface Line {
  /** `worst`: of the three. */
  phase: Phase | 'worst'
  words: string
  field: keyof Sample
  digits?: number
  /** The divisor of the app's figure. */
  base?: TargetName
  /**
   * At most this: the ratio where there is a base, else the app's own figure. test/bench/README.md, whose milliseconds of
   * taps, routes and first answers are divided here by those of bare React in the same measurement: 60 ÷ 40, 80 ÷ 61,
   * 1,700 ÷ 1,034.
   */
  goal?: number
  only?: PageName
  /** Also of the site, with this goal if it has a different one. */
  site?: number | true
}

const lines: readonly Line[] = [
  { phase: 'cold', words: 'FCP, ms', field: 'fcp', base: 'static', goal: 1.05, site: true },
  { phase: 'cold', words: 'LCP, ms', field: 'lcp', base: 'static', goal: 1.08, site: 1.1 },
  { phase: 'cold', words: 'first own content, ms', field: 'own', base: 'static', goal: 1.12 },
  { phase: 'cold', words: 'interactive, ms', field: 'interactive', base: 'react', goal: 1.6 },
  { phase: 'cold', words: 'TBT, ms', field: 'tbt', goal: 50 },
  { phase: 'worst', words: 'CLS', field: 'cls', digits: 3, goal: 0, site: true },
  { phase: 'cold', words: 'tap to next frame, ms', field: 'tap', base: 'react', goal: 1.5 },
  { phase: 'cold', words: 'scripts until interactive, kB', field: 'scripts', goal: 100 },
  { phase: 'cold', words: 'fetched before own content, files', field: 'requests', goal: 3 },
  { phase: 'cold', words: 'JS heap, MB', field: 'heap', digits: 1, goal: 6 },
  { phase: 'cold', words: 'route change, first time, ms', field: 'route', only: 'course' },
  {
    phase: 'cold',
    words: 'route change, prefetched, ms',
    field: 'routeAgain',
    base: 'react',
    goal: 1.31,
    only: 'course',
  },
  { phase: 'warm', words: 'LCP, ms', field: 'lcp', base: 'static', goal: 0.8 },
  { phase: 'warm', words: 'first own content, ms', field: 'own', base: 'static' },
  // Line A7 of the journeys, in milliseconds: a customer waits for seconds, not for ratios.
  { phase: 'cold', words: 'A7: list on a first visit, ms', field: 'own', goal: 2_500, only: 'course' },
  { phase: 'warm', words: 'A7: list with the worker there, ms', field: 'own', goal: 1_000, only: 'course' },
  { phase: 'offline', words: 'LCP, ms', field: 'lcp', base: 'worker', goal: 1.2 },
  { phase: 'offline', words: 'first own content, ms', field: 'own', base: 'worker' },
]

/** Of the site alone. */
const siteLines: readonly Line[] = [{ phase: 'cold', words: 'HTML, scripts, styles, kB', field: 'weight', goal: 90 }]

const paths: Record<PageName, string> = {
  course: '/course',
  detail: '/course/:number',
  home: '/home',
  article: '/article/:id',
  live: '/live',
  strategy: '/strategy',
  stock: '/stock',
  stockPage: '/stock/:symbol',
  index: '/index',
  indexDesktop: '/index, desktop',
}

function linesOf(page: PageName): readonly Line[] {
  if (!isOnlyAgainstStatic(page)) return lines.filter(({ only }) => only === undefined || only === page)
  const shared = lines.flatMap((line) =>
    line.site ? [{ ...line, ...(line.site !== true && { goal: line.site }) }] : [],
  )
  if (isOfSite(page)) return [...shared, ...siteLines]
  // Their first heading does not depend on an answer.
  const isEarly = page === 'home' || page === 'live' || page === 'strategy'
  return isEarly ? shared : [...shared, ...lines.filter(({ field }) => field === 'own')]
}

interface Machine {
  chromium: string
  /** Runnable processes of the last minute. */
  load: number
}

/** The table quoted in the README. */
export function report(samples: Samples, rounds: number, { chromium, load }: Machine): string {
  const day = new Date().toISOString().slice(0, 10)
  const heading = [
    `Medians of ${rounds} ${rounds === 1 ? 'round' : 'rounds'}, ÷ is the median of same-round ratios; ${day}`,
    machine(chromium, load),
    idleness(),
    'processor 4× slower, slow 4G, HTTP/2 over TLS on localhost, 390×844 at 3x (desktop: 1280×800).',
  ].join('; ')
  const seen = pageNames.filter((page) => samples.has(keyOf(page, 'app', 'cold')))
  const rows = seen.flatMap((page) => linesOf(page).map((line) => row(samples, page, line)))
  return `${heading}\n\n${table([titles, ...rows])}\n`
}

const titles = [
  'page',
  'visit',
  '',
  'app',
  'without answers',
  'before',
  'static',
  'static + worker',
  'bare React',
  'app ÷ without',
  'app ÷ before',
  'app ÷',
  'goal',
]
/** Columns of figures, right-aligned. */
const figuresFrom = 3
const figuresTo = 11

/** Columns as wide as the formatter makes them. */
function table(rows: readonly string[][]): string {
  const widths = titles.map((_, at) => Math.max(3, ...rows.map((cells) => cells[at]?.length ?? 0)))
  const isFigure = (at: number) => at >= figuresFrom && at <= figuresTo
  const pad = (text: string, at: number) =>
    isFigure(at) ? text.padStart(widths[at] ?? 0) : text.padEnd(widths[at] ?? 0)
  const rule = widths.map((width, at) => (isFigure(at) ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)))
  const [head = [], ...body] = rows.map((cells) => cells.map(pad))
  return [head, rule, ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function row(samples: Samples, page: PageName, line: Line): string[] {
  const { phase, words, digits = 0, base, goal } = line
  const valuesOf = (name: TargetName) => figures(samples, page, name, line)
  const cells = targetNames.map((name) => number(median(valuesOf(name)), digits))
  const share = base && ratio(valuesOf('app'), valuesOf(base))
  const held = goal === undefined ? '' : ` ${(share ?? median(valuesOf('app'))) <= goal ? '✓' : '✗'}`
  const goalCell = goal === undefined ? '' : `≤ ${goal}${held}`
  const shareCell = share === undefined ? '' : `${number(share, 2)} ${base}`
  const changes = (['plain', 'before'] as const).map((name) => number(ratio(valuesOf('app'), valuesOf(name)), 2))
  return [paths[page], phase, words, ...cells, ...changes, shareCell, goalCell]
}

/** One figure per round. */
function figures(samples: Samples, page: PageName, name: TargetName, { phase, field }: Line): number[] {
  const [first = [], ...others] = (phase === 'worst' ? phases : [phase]).map((each) =>
    (samples.get(keyOf(page, name, each)) ?? []).map((sample) => sample[field] ?? Number.NaN),
  )
  return first.map((value, round) => Math.max(value, ...others.map((each) => each[round] ?? value)))
}

function number(value: number, digits: number): string {
  return Number.isFinite(value) ? value.toFixed(digits) : '–'
}

function idleness(): string {
  if (noise.visits === 0) return 'idleness not checked'
  if (noise.busy === 0) return 'machine idle'
  return `NOT IDLE: ${noise.busy} of ${noise.visits} visits started on a busy machine`
}

function machine(chromium: string, load: number): string {
  const [first] = cpus()
  return `${first?.model ?? 'unknown processor'}, ${cpus().length} cores (load ${load.toFixed(1)} before the run), ${chromium}, Node ${process.versions.node}`
}
