import { cpus } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'

/** The share of the processors that may be busy with other work. */
const BUSY = 0.3
const LOOK = 250

/** How many visits were measured, and how many of them started while the machine was busy. */
export const noise = { visits: 0, busy: 0 }

/** Waits until the machine is idle, at most `patience` ms: a browser that has just started is busy. */
export async function calm(patience: number): Promise<void> {
  if (patience > 0) noise.visits += 1
  const until = Date.now() + patience
  let before = spent()
  do {
    await pause(LOOK)
    const now = spent()
    const busy = 1 - (now.idle - before.idle) / (now.all - before.all)
    if (busy < BUSY) return
    before = now
  } while (Date.now() < until)
  if (patience > 0) noise.busy += 1
}

function spent() {
  const times = cpus().map((each) => each.times)
  const idle = times.reduce((sum, each) => sum + each.idle, 0)
  const all = times.reduce((sum, { user, nice, sys, irq, idle: free }) => sum + user + nice + sys + irq + free, 0)
  return { idle, all }
}
