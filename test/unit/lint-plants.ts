import type { Files } from './project.ts'

/** Folder → its allowed internal imports, as in the README's table. */
export const law: Record<string, string[]> = {
  'src/lib': words('lib'),
  'src/config': words('config'),
  'src/ui': words('lib ui'),
  'src/api': words('lib config api'),
  'src/wechat': words('lib config wechat'),
  'src/session': words('lib config api wechat session'),
  'src/data': words('lib config api session data'),
  'src/tracking': words('lib config api session tracking'),
  'src/entities': words('lib config api ui wechat session data tracking entities'),
  'src/features/learn': words('lib config api ui wechat session data tracking entities features/learn'),
  'src/site/index': words('lib config api ui data tracking wechat entities site/index'),
  'src/app': words(
    'lib config api ui wechat session data tracking entities app features/learn features/account site/index site/legal',
  ),
  'src/build': words('lib config app build'),
  sw: words('lib'),
  'test/service': words('api lib config test'),
  'test/wechat': words('lib config test'),
}

/** A module of each folder that others may want to import. */
const targets = words(
  'lib config api ui wechat session data tracking entities app build test features/learn features/account site/index site/legal',
)

function words(text: string): string[] {
  return text.split(' ')
}

const importing = (folders: readonly string[]) => folders.map((each) => `import '#${each}/target.ts'\n`).join('')

/** Forbidden imports of the folder. */
export const banned = (folder: string) => targets.filter((each) => !law[folder]?.includes(each))

const target: Files = Object.fromEntries(
  targets.map((each) => [each === 'test' ? 'test/target.ts' : `src/${each}/target.ts`, 'export const target = 1\n']),
)
const lines = (count: number) => Array.from({ length: count }, (_, at) => `export const n${at} = ${at}\n`).join('')
const promise = 'const work = async () => 1\n'

/** One file per fault: path, the rule that must report it, the text, and a twin that must pass in its place. */
export const plants: { path: string; rule: string; text: string; twin: string }[] = [
  plant('src/ui/any.ts', 'no-explicit-any', 'export const a: any = 1', 'export const a: unknown = 1'),
  plant(
    'src/ui/non-null.ts',
    'no-non-null-assertion',
    'export const a = (b: string[]) => b[0]!.length',
    'export const a = (b: string[]) => b[0]?.length',
  ),
  plant('src/ui/default.ts', 'no-default-export', 'export default 1', 'export const a = 1'),
  plant(
    'src/ui/floating.ts',
    'no-floating-promises',
    `${promise}export const a = () => { work() }`,
    `${promise}export const a = () => { void work() }`,
  ),
  plant(
    'src/ui/misused.ts',
    'no-misused-promises',
    `${promise}export const a = () => { if (work()) return }`,
    `${promise}export const a = async () => { if (await work()) return }`,
  ),
  plant(
    'src/ui/switch.ts',
    'switch-exhaustiveness-check',
    "export function a(b: 'x' | 'y') { switch (b) { case 'x': return 1 } return 2 }",
    "export function a(b: 'x' | 'y') { switch (b) { case 'x': return 1; case 'y': return 2 } }",
  ),
  plant(
    'src/ui/silenced.ts',
    'ban-ts-comment',
    '// @ts-ignore\nexport const a: number = 1',
    'export const a: number = 1',
  ),
  plant('src/ui/long.ts', 'max-lines', lines(301), lines(300)),
  plant('src/ui/said.ts', 'no-console', "export const a = () => console.log('a')", 'export const a = () => 1'),
  plant('src/ui/evaluated.ts', 'no-eval', "export const a = () => eval('1')", 'export const a = () => 1'),
  plant('src/ui/made.ts', 'no-new-func', "export const a = new Function('return 1')", 'export const a = () => 1'),
  plant('src/ui/deep/up.ts', 'no-relative-parent-imports', "import '../target.ts'", "import '#ui/target.ts'"),
  plant('src/ui/one.ts', 'no-cycle', "import './two.ts'\nexport const a = 1", 'export const a = 1'),
  plant('src/ui/two.ts', 'no-cycle', "import './one.ts'\nexport const a = 1", "import './one.ts'\nexport const a = 1"),
  plant('src/features/learn/other.ts', 'no-restricted-imports', importing(['features/account']), importing(['ui'])),
  plant(
    'src/features/learn/screen.words.ts',
    'no-restricted-imports',
    importing(['api']),
    "import type { target } from '#api/target.ts'\nexport type Words = typeof target",
  ),
  plant('src/features/learn/cached.ts', 'no-restricted-imports', "import 'swr'", importing(['data'])),
  plant('src/entities/course/paged.ts', 'no-restricted-imports', "import 'swr/infinite'", importing(['data'])),
  plant('src/features/learn/sdk.ts', 'no-restricted-imports', "import 'weixin-js-sdk'", importing(['wechat'])),
  plant(
    'src/ui/effect.tsx',
    'exhaustive-deps',
    "import { useEffect } from 'react'\nexport function useA(a: () => void) { useEffect(() => a(), []) }",
    "import { useEffect } from 'react'\nexport function useA(a: () => void) { useEffect(() => a(), [a]) }",
  ),
  plant(
    'src/ui/sometimes.tsx',
    'rules-of-hooks',
    "import { useId } from 'react'\nexport function useA(a: boolean) { return a ? useId() : '' }",
    "import { useId } from 'react'\nexport function useA(a: boolean) { const id = useId(); return a ? id : '' }",
  ),
  plant(
    'src/ui/html.tsx',
    'no-danger',
    "export const A = () => <p dangerouslySetInnerHTML={{ __html: '' }} />",
    'export const A = () => <p />',
  ),
  plant(
    'src/ui/focused.test.ts',
    'no-focused-tests',
    "import { expect, it } from 'vitest'\nit.only('a', () => expect(1).toBe(1))",
    "import { expect, it } from 'vitest'\nit('a', () => expect(1).toBe(1))",
  ),
  plant(
    'src/ui/skipped.test.ts',
    'no-disabled-tests',
    "import { expect, it } from 'vitest'\nit.skip('a', () => expect(1).toBe(1))",
    "import { expect, it } from 'vitest'\nit('a', () => expect(1).toBe(1))",
  ),
  only('src/api/send.ts', 'no-restricted-globals', "() => fetch('/a')"),
  only('src/session/storage.ts', 'no-restricted-globals', "() => localStorage.getItem('a')"),
  only('src/session/storage.ts', 'no-restricted-globals', "() => sessionStorage.getItem('a')", 'session-'),
  only('src/data/offline/database.ts', 'no-restricted-globals', "() => indexedDB.open('a')"),
  only('src/ui/prose/safe-html.tsx', 'no-restricted-properties', "(b: Element) => { b.innerHTML = '' }"),
  only('src/ui/prose/safe-html.tsx', 'no-restricted-properties', "(b: Element) => { b.outerHTML = '' }", 'outer-'),
  only('src/session/leave.ts', 'no-restricted-properties', "() => location.assign('/a')"),
  only('src/session/leave.ts', 'no-restricted-properties', "() => location.replace('/a')", 'replace-'),
  only('src/api/send.ts', 'no-restricted-properties', "() => window.fetch('/a')", 'window-'),
  plant(
    'src/ui/written.ts',
    'no-restricted-properties',
    "export const a = () => document.write('a')",
    'export const a = () => document.title',
  ),
]

function plant(path: string, rule: string, text: string, twin: string) {
  return { path, rule, text, twin }
}

/** Privileges of a single file: a fault anywhere else. */
function only(home: string, rule: string, does: string, name = '') {
  const path = home.replace(/([\w-]+)(\.tsx?)$/, `${name}$1-elsewhere$2`)
  return { path, rule, text: `export const a = ${does}`, twin: 'export const a = 1' }
}

/** The homes use their privileges; the clean tree has them. */
const homes: Files = {
  'src/api/send.ts': "export const a = () => fetch('/a')",
  'src/session/storage.ts': "export const a = () => localStorage.getItem('a') ?? sessionStorage.getItem('a')",
  'src/data/offline/database.ts': "export const a = () => indexedDB.open('a')",
  'src/ui/prose/safe-html.tsx': "export const A = () => <p dangerouslySetInnerHTML={{ __html: '' }} />",
  'src/session/leave.ts': "export const a = () => location.assign('/a')",
}

const imports = (which: (folder: string) => string[]): Files =>
  Object.fromEntries(Object.keys(law).map((folder) => [`${folder}/importing.ts`, importing(which(folder))]))

/** Everything forbidden, each in a separate file. */
export const faulty: Files = {
  ...target,
  'vite.config.ts': 'export default {}\n',
  ...imports(banned),
  ...Object.fromEntries(plants.map(({ path, text }) => [path, text])),
}

/** The same files, each with the allowed alternative. */
export const clean: Files = {
  ...target,
  ...homes,
  'vite.config.ts': 'export default {}\n',
  ...imports((folder) => law[folder] ?? []),
  ...Object.fromEntries(plants.map(({ path, twin }) => [path, twin])),
}
