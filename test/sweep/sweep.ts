import { vi } from 'vitest'
import type { Call } from '#api/call.ts'
import { contract } from '#api/contract.ts'
import { faults } from './faults.ts'
import { createPhone, loadCode } from './phone.tsx'
import { type Journey, walk } from './walk.ts'
import { type Asked, createWorld } from './world.ts'

/** More presses than this after a fault are too many. reliability O1 */
const PRESSES = 4

/**
 * Breaks every request of a journey in every way, one at a time, and lists what went wrong. Of a request that is made
 * again and again the first two and the last are broken. Says how many cells there were.
 */
export async function sweep(journey: Journey, tools: Tools): Promise<{ cells: number; wrong: string[] }> {
  const { world, phone } = tools
  const clean = await walk(world, phone, journey)
  const wrong = clean.complaints.map((each) => `${journey.name}, nothing broken: ${each}`)
  let cells = 0
  for (const at of chosen(clean.asked).filter(({ path }) => journey.breaks?.test(path) ?? true)) {
    for (const fault of faults.filter(({ reads }) => reads || hasEffect(at))) {
      cells += 1
      const broken = await walk(world, phone, journey, at, fault)
      const more = broken.presses - clean.presses
      const all = more > PRESSES ? [...broken.complaints, `${more} more presses`] : broken.complaints
      wrong.push(...all.map((each) => `${at.method} ${at.path} #${at.n}, ${fault.name}: ${each}`))
    }
  }
  return { cells, wrong }
}

const effects = Object.values(contract)
  .flatMap((ofDomain) => Object.values<Call>(ofDomain))
  .filter((call) => call.effects)
  .map(({ method, path }) => new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`))

/** Some reads change something too. */
function hasEffect({ method, path }: Asked): boolean {
  return method !== 'GET' || effects.some((each) => each.test(`${method} ${path}`))
}

export type Tools = Awaited<ReturnType<typeof openTools>>

/** A phone and its world, in a time of their own. */
export async function openTools(pages: RegExp) {
  await loadCode(pages)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] })
  const world = await createWorld()
  return { world, phone: createPhone(world) }
}

function chosen(asked: readonly Asked[]): Asked[] {
  const last = (each: Asked) =>
    !asked.some(({ method, path, n }) => method === each.method && path === each.path && n > each.n)
  return asked.filter((each) => each.n <= 2 || last(each))
}
