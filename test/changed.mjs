/** What `npm test -- --changed` runs in the browser: the specs beside what the working tree touches. */
import { spawnSync } from 'node:child_process'

/** Folders of the client and the browser tests that show them. */
const SHOWN_BY = [
  [/^src\/features\/(?:trade|refund|invoice|feedback)\//, 'e2e/trade'],
  [/^src\/features\/(?:gateway)\/|^src\/session\/|^src\/wechat\//, 'e2e/session'],
  [/^src\/features\/(\w+)\//, 'e2e/$1'],
  [/^src\/site\//, 'e2e/site'],
  [/^src\/ui\/prose\//, 'e2e/security'],
  [/^sw\/|^src\/data\/offline\//, 'e2e/offline'],
  [/^src\/app\/(?:inline|shell|routes)\/|^src\/build\//, 'e2e/shell'],
  // What every browser test stands on.
  [/^test\/e2e\/kit\//, 'e2e'],
  [/^test\/(e2e\/.+\.spec\.ts)$/, '$1'],
]

/**
 * Parts of the paths of the browser tests to run.
 * @param {readonly string[]} files changed, relative to the project
 * @returns {string[]}
 */
export function browserTestsOf(files) {
  const found = files.flatMap((file) => {
    const row = SHOWN_BY.find(([pattern]) => pattern.test(file))
    return row ? [(row[0].exec(file)?.[0] ?? '').replace(row[0], row[1])] : []
  })
  return [...new Set(found)]
}

/** Files that differ from the last commit, new ones too. */
export function changedFiles(cwd) {
  const { stdout } = spawnSync('git', ['status', '--porcelain', '--no-renames', '--untracked-files=all'], {
    cwd,
    encoding: 'utf8',
  })
  return stdout.split('\n').flatMap((line) => line.slice(3) || [])
}
