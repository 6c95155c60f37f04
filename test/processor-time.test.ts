import { expect, it } from 'vitest'
import { createMeter } from './processor-time.mjs'

/** Works until this process has used this much processor time, then waits for a while. */
const work = (seconds: number) =>
  `const until = ${seconds} * 1e6; while (process.cpuUsage().user + process.cpuUsage().system < until);
   await new Promise((resolve) => setTimeout(resolve, 1500))`

const node = (code: string) => ['--input-type=module', '-e', code]

it('the processor time of a command is counted by kind, including a process that outlives its parent', async () => {
  const meter = createMeter()
  const orphan = `process.title = 'orphan'; ${work(0.6)}`
  const parent = `import { spawn } from 'node:child_process'
    spawn(process.execPath, ${JSON.stringify(node(orphan))}, { detached: true, stdio: 'ignore' }).unref()
    await new Promise((resolve) => setTimeout(resolve, 1000)); process.exit()`
  const command = `import { spawnSync } from 'node:child_process'
    spawnSync(process.execPath, ${JSON.stringify(node(parent))}); ${work(0.4)}; process.exit(7)`
  const kindOf = (line: string) => (line.startsWith('orphan') ? 'orphan' : 'own')

  expect(await meter.run(process.execPath, node(command), { stdio: 'ignore' }, kindOf)).toBe(7)

  const minutes = meter.minutes()
  if (process.platform !== 'linux') return expect(minutes).toEqual({})
  expect((minutes['orphan'] ?? 0) * 60).toBeGreaterThan(0.5)
  expect((minutes['own'] ?? 0) * 60).toBeGreaterThan(0.35)
})
