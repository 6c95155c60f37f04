import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { root } from '#test/ready.mjs'
import { median } from './statistics.ts'

/**
 * `tsx test/bench/cost.ts [before]`: the size of a screen's code: its own lines (model, view, texts and parts used
 * only by it), lines of style, internal imports. `before`: another checkout, for the columns beside it. Blank lines and
 * comments do not count. Writes test/bench/cost.md; no limits.
 */
const KINDS = {
  list: /(?:^|\/)(?:orders|list|articles|course-list|columns-panel|series-panel|my-courses|address-list|invoice|news)\.tsx$/,
  form: /(?:^|\/)(?:login|bind|mobile|profile|apply|bank|form|feedback|address-edit|survey|verify|cancel|landing|settings)\.tsx$/,
  vendor: /(?:^|\/)(?:sign|face|pay|result|transfer|paper)\.tsx$/,
  detail: /\.tsx$/,
} as const
type Kind = keyof typeof KINDS

interface Cost {
  kind: Kind
  own: number
  styles: number
  imports: number
}

/** A screen is what the application's pages load: `XyzScreen`. */
const SCREEN = /export function \w+Screen\(/

function costsOf(folder: string): Cost[] {
  const files = execFileSync('git', ['ls-files', 'src/features'], { cwd: folder, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(?:tsx?|css)$/.test(file) && !/\.test\./.test(file))
  const text = new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
  const targets = new Map([...text].map(([file, code]) => [file, importsOf(file, code, text)]))
  const users = (file: string) => [...targets].filter(([, list]) => list.includes(file)).map(([user]) => user)
  const screens = files.filter((file) => file.endsWith('.tsx') && SCREEN.test(text.get(file) ?? ''))
  const costs = screens.map((screen) => {
    const own = new Set([screen])
    for (const file of own) {
      for (const target of targets.get(file) ?? []) {
        if (!screens.includes(target) && users(target).every((user) => own.has(user))) own.add(target)
      }
    }
    const code = [...own].filter((file) => !file.endsWith('.css'))
    const sheets = [...new Set(code.flatMap((file) => targets.get(file) ?? []))].filter((file) => file.endsWith('.css'))
    // A style sheet of several screens is divided among them.
    const styles = sheets.map((sheet) => linesOf(text.get(sheet) ?? '') / Math.max(1, sharing(sheet, screens, users)))
    return {
      kind: kindOf(screen),
      own: sum(code.map((file) => linesOf(text.get(file) ?? ''))),
      styles: Math.round(sum(styles)),
      imports: sum(code.map((file) => (text.get(file) ?? '').match(/from '#/g)?.length ?? 0)),
    }
  })
  return costs
}

/** How many screens use a style sheet, directly or through a part. */
function sharing(sheet: string, screens: readonly string[], users: (file: string) => string[]): number {
  const found = new Set([sheet])
  for (const file of found) for (const user of users(file)) found.add(user)
  return screens.filter((screen) => found.has(screen)).length
}

function importsOf(file: string, code: string, known: ReadonlyMap<string, string>): string[] {
  const specifiers = [...code.matchAll(/(?:from|import) '([#.][^']+)'/g)].map(([, specifier = '']) => specifier)
  const paths = specifiers.map((each) =>
    each.startsWith('#') ? `src/${each.slice(1)}` : relative('.', resolve(dirname(file), each)),
  )
  return paths.filter((path) => known.has(path))
}

function kindOf(file: string): Kind {
  const name = `/${basename(file)}`
  return (Object.keys(KINDS) as Kind[]).find((kind) => KINDS[kind].test(name)) ?? 'detail' // the keys of KINDS
}

const linesOf = (code: string) =>
  code
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .filter((line) => line.trim() && !/^\s*\/\//.test(line)).length
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const p90 = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.9)] ?? Number.NaN

function table(columns: Readonly<Record<string, Cost[]>>): string {
  const names = Object.keys(columns)
  const head = ['kind', 'of a screen', ...names.map((name) => `${name}: median · p90 (screens)`)]
  const rows = [...(Object.keys(KINDS) as Kind[]), 'all' as const].flatMap((kind) =>
    // the keys of KINDS
    (['own', 'styles', 'imports'] as const).map((what) => {
      const cells = Object.values(columns).map((costs) => {
        const values = costs.filter((cost) => kind === 'all' || cost.kind === kind).map((cost) => cost[what])
        return `${Math.round(median(values))} · ${p90(values)} (${values.length})`
      })
      return [kind, what === 'imports' ? 'imports of the house' : `lines, ${what}`, ...cells]
    }),
  )
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

const [before] = process.argv.slice(2)
const columns = { ...(before !== undefined && existsSync(before) && { before: costsOf(before) }), now: costsOf(root) }
const report = `# What a screen costs\n\nLines without blanks and comments; a style sheet of several screens is shared out among them; parts that several screens use count for none.\n\n${table(columns)}\n`
writeFileSync(new URL('cost.md', import.meta.url), report)
process.stdout.write(report)
