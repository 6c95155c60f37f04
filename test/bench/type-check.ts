import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { check } from '#test/gates.mjs'
import { root } from '#test/ready.mjs'
import { median } from './statistics.ts'

const PROGRAM = 'test/bench/type-check.json'
const TICKS_A_SECOND = 100

/** Processor time of one type check of contract, client and service, as in `npm run check`, s: the median of three. */
export function measureTypes(): number {
  return median([0, 1, 2].map(checkOnce))
}

function checkOnce(): number {
  const [command, args, env] = check('-p', PROGRAM)
  const before = childrenTime()
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  if (status !== 0) throw new Error('the program has type errors')
  return childrenTime() - before
}

/** User and system time of the ended child processes, s. */
function childrenTime(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[13]) + Number(fields[14])) / TICKS_A_SECOND
}
