/** What every command needs first: a Node that is new enough, the packages, a build. Plain Node, no packages. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

export const root = new URL('..', import.meta.url).pathname

/** Ends the command with one sentence and a non-zero code. */
export function stop(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

export function needNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    stop(`Node 20.19 or newer is needed; this is ${process.versions.node}.`)
}

/** Runs a command with its output shown; its failure ends ours with the sentence. */
export function run(sentence, command, args, env = {}) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
  if (status !== 0) stop(sentence)
}

/** Installs the packages when they are missing or older than the lock file. */
export function needPackages() {
  const marker = join(root, 'node_modules/.package-lock.json')
  const lock = join(root, 'package-lock.json')
  if (existsSync(marker) && statSync(marker).mtimeMs >= statSync(lock).mtimeMs) return
  run('npm ci failed: the packages could not be installed.', 'npm', ['ci', '--no-audit', '--no-fund'])
}

/** Builds the client unless the build is newer than everything it is made of. */
export function needBuild() {
  const made = join(root, 'dist/sw.js')
  const sources = ['src', 'sw', 'public', 'index.html', 'vite.config.ts', 'package-lock.json']
  const newest = Math.max(...sources.map((each) => newestIn(join(root, each))))
  if (existsSync(made) && statSync(made).mtimeMs >= newest) return
  run('The build failed.', process.execPath, [
    join(root, 'node_modules/vite/bin/vite.js'),
    'build',
    '--logLevel',
    'warn',
  ])
}

function newestIn(path) {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return 0
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newestIn(join(path, name))))
}
