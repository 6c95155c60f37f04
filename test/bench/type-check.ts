import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { check } from '#test/gates.mjs'
import { root } from '#test/ready.mjs'
import { median } from './statistics.ts'

const PROGRAM = 'test/bench/type-check.json'
const TICKS_A_SECOND = 100

/** Processor time of one type check of contract, client and service, as `npm run check` runs its own, s: the median of three. */
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

/** What the processes that this one started and saw end have used, in the program and in the kernel, s. */
function childrenTime(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[13]) + Number(fields[14])) / TICKS_A_SECOND
}
