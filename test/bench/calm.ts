import { cpus } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'

/** Share of the processors that may be busy with something else. */
const BUSY = 0.3
const LOOK = 250

/** Waits until the machine has nothing else to do, at most `patience` ms: a browser that has just started has. */
export async function calm(patience: number): Promise<void> {
  const until = Date.now() + patience
  let before = spent()
  do {
    await pause(LOOK)
    const now = spent()
    const busy = 1 - (now.idle - before.idle) / (now.all - before.all)
    if (busy < BUSY) return
    before = now
  } while (Date.now() < until)
}

function spent() {
  const times = cpus().map((each) => each.times)
  const idle = times.reduce((sum, each) => sum + each.idle, 0)
  const all = times.reduce((sum, { user, nice, sys, irq, idle: free }) => sum + user + nice + sys + irq + free, 0)
  return { idle, all }
}
