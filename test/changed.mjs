/** The browser tests run by `npm test -- --changed`: the specs affected by the working tree. */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './ready.mjs'

/** Folders of the client and their browser tests. */
const SHOWN_BY = [
  [/^src\/features\/(?:trade|refund|invoice|feedback)\//, 'e2e/trade'],
  [/^src\/features\/(?:gateway)\/|^src\/session\/|^src\/wechat\//, 'e2e/session'],
  [/^src\/features\/(\w+)\//, 'e2e/$1'],
  [/^src\/site\//, 'e2e/site'],
  [/^src\/ui\/prose\//, 'e2e/security'],
  [/^sw\/|^src\/data\/offline\//, 'e2e/offline'],
  [/^src\/app\/(?:inline|shell|routes)\/|^src\/build\//, 'e2e/shell'],
  // The base of every browser test, except the lists below.
  [/^test\/e2e\/kit\//, 'e2e'],
  [/^test\/(e2e\/.+\.spec\.ts)$/, '$1'],
]

/** Lists of addresses used by walks. */
const LISTS = ['test/e2e/kit/screens.ts', 'test/e2e/kit/routes.ts']
/** Visits every entry of the screens. */
const AXE = 'e2e/shell/axe.spec.ts'

/**
 * Parts of the paths of the browser tests to run.
 * @param {readonly string[]} files changed, relative to the project
 * @param {(file: string) => readonly string[]} linesOf changed lines of a file
 * @param {() => readonly { path: string, text: string }[]} specs all browser tests
 * @returns {string[]}
 */
export function browserTestsOf(files, linesOf = changedLines, specs = readSpecs) {
  const found = files.flatMap((file) => {
    if (LISTS.includes(file)) return testsOfList(file, linesOf(file), specs())
    const row = SHOWN_BY.find(([pattern]) => pattern.test(file))
    return row ? [(row[0].exec(file)?.[0] ?? '').replace(row[0], row[1])] : []
  })
  return [...new Set(found)]
}

/** For entries the tests that use their addresses, for other lines all that use the list. */
function testsOfList(file, lines, specs) {
  const addresses = lines.map((line) => [...line.matchAll(/'(\/[^'?]*)/g)].map(([, address = '']) => address))
  const isOfEntries = addresses.every((each) => each.length > 0)
  const quoted = addresses.flat().flatMap((each) => [`'${each}'`, `'${each}?`, `'${each}#`])
  const words = isOfEntries ? quoted : [file.slice('test/'.length)]
  const named = specs.filter(({ text }) => words.some((word) => text.includes(word))).map(({ path }) => path)
  return isOfEntries && file.endsWith('/screens.ts') ? [...named, AXE] : named
}

function readSpecs() {
  const folder = join(root, 'test/e2e')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.spec.ts'))
  return names.map((name) => ({ path: `e2e/${name}`, text: readFileSync(join(folder, name), 'utf8') }))
}

/** Lines of a file that differ from the last commit. */
function changedLines(file) {
  const { stdout } = spawnSync('git', ['diff', '-U0', 'HEAD', '--', file], { cwd: root, encoding: 'utf8' })
  return stdout.split('\n').flatMap((line) => /^[+-](?![+-]{2} )(.*\S.*)$/.exec(line)?.[1] ?? [])
}

/** Files that differ from the last commit, new ones too. */
export function changedFiles(cwd) {
  const { stdout } = spawnSync('git', ['status', '--porcelain', '--no-renames', '--untracked-files=all'], {
    cwd,
    encoding: 'utf8',
  })
  return stdout.split('\n').flatMap((line) => line.slice(3) || [])
}
