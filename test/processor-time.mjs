/**
 * The processor time of commands and all their children. Only Linux reports processes that outlive their parent, like a
 * browser's.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100
const EVERY_MS = 500

export function createMeter() {
  /** The last value of each process, by number and start, since numbers are reused. */
  const seen = new Map()

  return { run, minutes }

  /**
   * Runs a command to its end; resolves with its exit code.
   * @param {string} command
   * @param {string[]} args
   * @param {import('node:child_process').SpawnOptions} options
   * @param {(commandLine: string) => string} kindOf the kind a process is counted as
   */
  async function run(command, args, options, kindOf) {
    const child = spawn(command, args, options)
    const timer = setInterval(sample, EVERY_MS, child.pid, kindOf)
    const [code] = await once(child, 'exit')
    clearInterval(timer)
    return code ?? 1
  }

  /** @returns {Record<string, number>} minutes of each kind so far */
  function minutes() {
    const sums = {}
    for (const { kind, ticks } of seen.values()) sums[kind] = (sums[kind] ?? 0) + ticks / TICKS_PER_SECOND / 60
    return sums
  }

  function sample(first, kindOf) {
    const running = processes()
    const starts = new Map(running.map(({ pid, start }) => [pid, start]))
    // Parents started before their children.
    for (const { pid, parent, start, ticks } of running.toSorted((a, b) => a.start - b.start || a.pid - b.pid)) {
      const key = `${pid} ${start}`
      if (pid !== first && !seen.has(key) && !seen.has(`${parent} ${starts.get(parent)}`)) continue
      // A process may become another program after its start; an ended one has no command line.
      const line = read(pid, 'cmdline')
      seen.set(key, { kind: line === '' ? (seen.get(key)?.kind ?? kindOf(line)) : kindOf(line), ticks })
    }
  }
}

function processes() {
  const pids = process.platform === 'linux' ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : []
  return pids.flatMap((pid) => {
    const stat = read(pid, 'stat')
    // The name is in brackets and may contain any.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [parent, own, system, start] = [1, 11, 12, 19].map((at) => Number(fields[at]))
    return start === undefined || Number.isNaN(start) ? [] : { pid: Number(pid), parent, start, ticks: own + system }
  })
}

/** Empty once the process has ended. */
function read(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}
