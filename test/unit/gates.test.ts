import { randomBytes } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { gates } from '#test/gates.mjs'
import { banned, clean, faulty, law, plants } from './lint-plants.ts'
import { createProject, type Files, type Project } from './project.ts'

/** Each gate of `npm run check` rejects its planted fault, and accepts its clean twin. */

vi.setConfig({ testTimeout: 120_000 })
const projects: Project[] = []
afterEach(() => projects.splice(0).forEach((each) => each.remove()))

/** A gate's verdict on these files, with the real configuration. */
async function judge(gate: readonly unknown[], files: Files, copied: readonly string[], more: readonly string[] = []) {
  const project = createProject(files, copied)
  projects.push(project)
  return project.run(gate, more)
}

const programs = ['tsconfig.json', 'sw/tsconfig.json', 'test/tsconfig.json']

it('format: a badly formatted file', async () => {
  const copied = ['.oxfmtrc.json']
  const bad = await judge(gates.format, { 'src/a.ts': 'export const a = {b:"c"};\n' }, copied)
  expect(bad.output).toContain('src/a.ts')
  expect(bad.code).toBe(1)
  expect(await judge(gates.format, { 'src/a.ts': "export const a = { b: 'c' }\n" }, copied)).toMatchObject({ code: 0 })
})

describe('lint', async () => {
  const copied = ['oxlint.config.mjs', 'package.json', ...programs]
  const [bad, good] = await Promise.all([
    judge(gates.lint, faulty, copied, ['-f', 'json']),
    judge(gates.lint, clean, copied, ['-f', 'json']),
  ])
  const found = findings(bad.output)

  it('passes the clean twins', () => {
    expect(findings(good.output)).toEqual([])
    expect(good.code).toBe(0)
  })
  it('fails on the plants', () => expect(bad.code).toBe(1))
  it.each(plants)('$path: $rule', ({ path, rule }) => {
    expect(found.filter((each) => each.file === path).map((each) => each.rule)).toContain(rule)
  })
  it.each(Object.keys(law))('%s may import what the README allows and nothing else', (folder) => {
    const refused = found.filter((each) => each.file === `${folder}/importing.ts`)
    expect(refused.filter(({ rule }) => rule === 'no-restricted-imports')).toHaveLength(banned(folder).length)
  })
})

describe('types', () => {
  const fine: Files = {
    'src/a.ts': 'export const a: string[] = []\n',
    'sw/a.ts': 'export const a = (event: ExtendableEvent) => event.type\n',
    'test/a.ts': 'export const a = process.pid\n',
  }
  const wrong = 'export const a: number = "text"\n'
  const unchecked = 'export const a = (b: string[]): string => b[0]\n'
  it.each([
    ['page', { 'src/b.ts': wrong, 'src/c.ts': unchecked, 'src/d.ts': 'export const a = process.pid\n' }],
    ['worker', { 'sw/b.ts': wrong, 'sw/c.ts': unchecked, 'sw/d.ts': 'export const a = document.title\n' }],
    ['node', { 'test/b.ts': wrong, 'test/c.ts': unchecked, 'src/d.test.ts': wrong }],
  ] as const)('the %s program: wrong, unchecked and foreign code', async (program, planted: Files) => {
    const [bad, good] = await Promise.all([
      judge(gates[program], { ...fine, ...planted }, programs),
      judge(gates[program], fine, programs),
    ])
    for (const path of Object.keys(planted)) expect(bad.output).toMatch(new RegExp(`^(\\.\\./)?${path}\\(1,`, 'm'))
    expect(bad.code).not.toBe(0)
    expect(good).toEqual({ code: 0, output: '' })
  })
})

it('dead code: an export, a type, a file, a package, and an unlisted package', async () => {
  const packages = (dependencies: Record<string, string>) =>
    JSON.stringify({ name: 'a', type: 'module', imports: { '#lib/*': './src/lib/*' }, dependencies })
  const fine: Files = {
    'package.json': packages({}),
    'test/serve.ts': "import { used } from '#lib/a.ts'\nused()\n",
    'src/lib/a.ts': 'export const used = () => 1\n',
  }
  const planted: Files = {
    'package.json': packages({ hono: '4.13.19' }),
    'src/lib/a.ts': "import 'valibot'\nexport const used = () => 1\nexport const lonely = 2\nexport type Lone = 2\n",
    'src/lib/lost.ts': 'export const b = 2\n',
  }
  const [bad, good] = await Promise.all([
    judge(gates.dead, { ...fine, ...planted }, ['test/knip.json']),
    judge(gates.dead, fine, ['test/knip.json']),
  ])
  for (const name of ['lonely', 'Lone', 'src/lib/lost.ts', 'hono', 'valibot'])
    expect(bad.output).toMatch(new RegExp(`^${name}\\b`, 'm'))
  expect(bad.code).toBe(1)
  expect(good.code).toBe(0)
})

describe('sizes', () => {
  const imports = ['index.html']
  /** A build whose files have these sizes, kB, and do not compress; `hash` and `number` are the build's. */
  function build({
    entry = 40,
    page = 5,
    style = 1,
    site = 5,
    tools = 5,
    kept = 20,
    hash = 'a1b2c3d4',
    number = '20261101080000',
    nameless = (at: number) => `shared${10 + at}`,
  }) {
    const kb = (count: number) => randomBytes(count * 1000)
    const parts = Array.from({ length: 40 }, (_, at) => `import './part${at}-${hash}.js'`).join(';')
    const shared = Array.from({ length: 40 }, (_, at) => `${nameless(at)}.js`)
    return {
      '.vite/manifest.json': JSON.stringify({
        'index.html': { file: 'assets/entry.js', isEntry: true, css: ['assets/entry.css'] },
        'src/app/routes/lazy-pages.ts': { file: 'assets/entry.js', dynamicImports: ['src/features/a/page.tsx'] },
        'src/features/learn/course-list/course-list.tsx': { file: `assets/list-${hash}.js`, imports },
        'src/site-main.tsx': { file: 'assets/site-entry.js', isEntry: true },
        'src/site/frame/company.model.ts': { file: 'assets/site-entry.js' },
        'src/site/index/mobile.tsx': { file: 'assets/site-entry.js' },
        'src/features/a/page.tsx': { file: 'assets/page.js', isDynamicEntry: true, imports },
        'src/features/tools/tools-and-glossary.ts': { file: 'assets/tools.js', imports },
        'src/entities/term/glossary.ts': { file: 'assets/terms.js', imports },
      }),
      'assets/entry.js': kb(entry),
      'assets/entry.css': kb(style),
      [`assets/list-${hash}.js`]: `${parts};${shared.map((file) => `import './${file}'`).join(';')};build('${number}')`,
      ...Object.fromEntries(shared.map((file, at) => [`assets/${file}`, `part(${at},'./list-${hash}.js')`])),
      'assets/site-entry.js': kb(site),
      'assets/page.js': kb(page),
      'assets/tools.js': kb(tools),
      'assets/terms.js': kb(5),
      'shells/site/index.html': kb(1),
      'sw.js': `[${['a', 'b', 'c', 'd'].map((each) => `{url:"kept/${each}"}`).join()}]`,
      ...Object.fromEntries(['a', 'b', 'c', 'd'].map((each) => [`kept/${each}`, kb(kept)])),
    }
  }
  async function weigh(files: Files) {
    const dist = createProject(files, [], false)
    projects.push(dist)
    return judge(gates.sizes, {}, ['test/sizes.ts'], [dist.folder])
  }
  it('an oversized first screen, style sheet, page, /index, set of tools and precache list', async () => {
    const [bad, good] = await Promise.all([
      weigh(build({ entry: 150, page: 40, style: 12, site: 150, tools: 12, kept: 70 })),
      weigh(build({})),
    ])
    for (const name of [
      'first screen, scripts',
      'first screen, styles',
      '/index with its HTML',
      'src/features/a/page.tsx',
      'tools and glossary of their own',
      'precache',
    ])
      expect(bad.output).toMatch(new RegExp(`^OVER .* ${name}$`, 'm'))
    expect(bad.code).toBe(1)
    expect(good.output).not.toContain('OVER')
    expect(good.code).toBe(0)
  })
  it('the same code has the same size whatever its hashes and build number are', async () => {
    const list = /first screen, scripts/
    const line = async (options: Parameters<typeof build>[0]) => {
      const { output } = await weigh({ ...build(options), 'assets/entry.js': 'same' })
      return output.split('\n').find((each) => list.test(each))
    }
    const one = await line({ hash: 'aaaaaaaa', number: '20000000000000' })
    expect(one).toBeDefined()
    expect(
      await line({ hash: 'Zq3_x-9K', number: '20261127093154', nameless: () => randomBytes(6).toString('base64url') }),
    ).toBe(one)
  })
  it('a build without measurable files', async () => {
    const [unlisted, unkept] = await Promise.all([
      weigh({ ...build({}), '.vite/manifest.json': '{}' }),
      weigh({ ...build({}), 'sw.js': '[]' }),
    ])
    expect(unlisted.code).toBe(1)
    expect(unkept.code).toBe(1)
  })
})

it('styles: a custom property that is neither declared nor set by a script', async () => {
  const declared: Files = {
    'src/tokens.css': ':root { --s1: 4px; }\n',
    'src/measure.ts': "export const measure = (style: CSSStyleDeclaration) => style.setProperty('--height', '1px')\n",
    'src/a.css': '.a { --own: var(--s1); margin: calc(var(--own) * 2) var(--height, 0) }\n',
  }
  const planted: Files = {
    'src/b.css': '.b { --edge: var(--space-1); color: var(--edge, var(--brand-tint)) }\n',
    'src/c.css': '@media (width > 1px) { .c { background: linear-gradient(var(--s1), var(--s9)) } }\n',
  }
  const copied = ['test/custom-properties.ts', 'package.json']
  const [bad, good] = await Promise.all([
    judge(gates.styles, { ...declared, ...planted }, copied),
    judge(gates.styles, declared, copied),
  ])
  expect(bad.output.match(/--[\w-]+/g)).toEqual(['--space-1', '--brand-tint', '--s9'])
  expect([bad.code, good.code]).toEqual([1, 0])
})

function findings(output: string): { file: string; rule: string }[] {
  // oxlint's own report.
  const { diagnostics } = JSON.parse(output.slice(output.indexOf('{'))) as {
    diagnostics: { filename: string; code: string }[]
  }
  return diagnostics.map(({ filename, code }) => ({ file: filename, rule: /\((.*)\)/.exec(code)?.[1] ?? code }))
}
