/** What every command needs first: a recent Node, free ports, the packages, a build. Plain Node only. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** A tool among the packages. */
export const bin = (name) => join(root, 'node_modules/.bin', name)

/** Ends the command with one sentence and a non-zero code. */
export function stop(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

export function needNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) stop(`Node 20.19 or newer is needed; this is ${version}.`)
}

/** The requested port, if it and the next one are free. */
export async function needPorts(asked = '4173') {
  const port = Number(asked)
  if (!Number.isInteger(port) || port < 1 || port > 65_534)
    stop(`PORT must be a number from 1 to 65534, not "${asked}".`)
  for (const each of [port, port + 1]) {
    if (!(await isFree(each))) stop(`Port ${each} is in use; set PORT to another one (this and the next are needed).`)
  }
  return port
}

/** Whether nobody listens on this port. */
export function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
}

/** Runs a command with its output shown; its failure ends ours with the message. */
export function run(sentence, command, args, env = {}) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
  if (status !== 0) stop(sentence)
}

/**
 * Runs a part of a command and reports its duration.
 * @param {string} name
 * @param {() => void} part
 */
export function timed(name, part) {
  const begun = performance.now()
  part()
  process.stdout.write(`${name} ${((performance.now() - begun) / 1_000).toFixed(1)} s\n`)
}

/** Installs the packages when they are missing or older than the lock file. */
export function needPackages() {
  const installed = join(root, 'node_modules/.package-lock.json')
  if (changedAt(installed) >= changedAt(join(root, 'package-lock.json'))) return
  run('npm ci failed: the packages could not be installed.', 'npm', ['ci', '--no-audit', '--no-fund'])
}

/** The sources of the client. */
const sources = ['src', 'sw', 'public', 'index.html', 'vite.config.ts', 'package.json', 'package-lock.json']

/** Builds the client unless the build is newer than all its sources. One command builds at a time. */
export function needBuild() {
  const made = join(root, 'dist/sw.js')
  const isFresh = () => changedAt(made) > Math.max(...sources.map((each) => changedAt(join(root, each))))
  if (isFresh()) return
  const unlock = lock(join(root, 'node_modules/.cache/build.lock'))
  try {
    if (isFresh()) return
    const begun = new Date()
    const vite = join(root, 'node_modules/vite/bin/vite.js')
    // A test runner sets a test environment, for which React would warn.
    run('The build failed.', process.execPath, [vite, 'build', '--logLevel', 'warn'], { NODE_ENV: 'production' })
    // Changes made during the build are not in it.
    utimesSync(made, begun, begun)
  } finally {
    unlock()
  }
}

/** Ends a command if another is running in this folder, since both would write the same results. */
export function needAlone(name) {
  lock(join(root, 'node_modules/.cache', `${name}.lock`), (pid) =>
    stop(`npm ${name} already runs in this folder, as process ${pid}.`),
  )
}

const waitAWhile = () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)

/**
 * Takes the lock until the returned function or the end of this process, as soon as no living process holds it.
 * @param {string} folder
 * @param {(pid: string) => void} whileHeld
 */
function lock(folder, whileHeld = waitAWhile) {
  mkdirSync(join(folder, '..'), { recursive: true })
  const holder = join(folder, 'pid')
  while (!taken()) {
    if (isDead()) rmSync(folder, { recursive: true, force: true })
    else if (existsSync(holder)) whileHeld(readFileSync(holder, 'utf8'))
    else waitAWhile()
  }
  const release = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', release)
  return () => {
    // Once: by the end of this process the lock may be another's.
    process.off('exit', release)
    release()
  }

  function taken() {
    try {
      mkdirSync(folder)
    } catch {
      return false
    }
    writeFileSync(holder, String(process.pid))
    return true
  }

  function isDead() {
    // There is a moment between the folder and its file; a folder that stays without one is left from a crash.
    if (!existsSync(holder)) return Date.now() - changedAt(folder) > 10_000
    try {
      process.kill(Number(readFileSync(holder, 'utf8')), 0)
      return false
    } catch (error) {
      return error.code === 'ESRCH'
    }
  }
}

/** The newest change in a file or folder, ms; 0 when there is none. */
function changedAt(path) {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return 0
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => changedAt(join(path, name))))
}
