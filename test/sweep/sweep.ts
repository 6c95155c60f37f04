import { vi } from 'vitest'
import { effectOf } from './effects.ts'
import { type Fault, faults } from './faults.ts'
import { createPhone, loadCode } from './phone.tsx'
import { type Journey, walk } from './walk.ts'
import { type SentRequest, createTestEnvironment, type TestEnvironmentOptions } from './environment.ts'

/** The most presses after a failure. reliability O1 */
const PRESSES = 4

/**
 * Makes every request of a journey fail in every way, one at a time, and lists the problems. Of a repeated request
 * the first two and the last fail; a read that failed before, in this journey or another, fails in two ways, in turn.
 * Reports the number of cases.
 */
export async function sweep(journey: Journey, tools: Tools): Promise<{ cells: number; wrong: string[] }> {
  const { environment, phone } = tools
  const clean = await walk(environment, phone, journey)
  const wrong = clean.complaints.map((each) => `${journey.name}, nothing broken: ${each}`)
  let cells = 0
  for (const at of chosen(clean.asked).filter(({ path }) => journey.breaks?.test(path) ?? true)) {
    for (const fault of faultsOf(at, tools)) {
      cells += 1
      const broken = await walk(environment, phone, journey, at, fault)
      const more = broken.presses - clean.presses
      const all = more > PRESSES ? [...broken.complaints, `${more} more presses`] : broken.complaints
      wrong.push(...all.map((each) => `${at.method} ${at.path} #${at.n}, ${fault.name}: ${each}`))
    }
  }
  return { cells, wrong }
}

export type Tools = Awaited<ReturnType<typeof openTools>>

function faultsOf(at: SentRequest, { readsBroken }: Tools): readonly Fault[] {
  if (at.method !== 'GET' || effectOf(at) !== undefined) return faults
  const ofReads = faults.filter(({ reads }) => reads)
  const turn = readsBroken.get(at.path) ?? 0
  readsBroken.set(at.path, turn + 1)
  const [first, second] = [(2 * turn) % ofReads.length, (2 * turn + 1) % ofReads.length]
  return turn === 0 ? ofReads : ofReads.filter((_, index) => index === first || index === second)
}

/** Leftovers of the previous test file: files share one document (test/vitest.config.ts). */
let closeLast = () => undefined as void

/** A phone with its environment, on a clock of their own. */
export async function openTools(pages: RegExp, options: TestEnvironmentOptions = {}) {
  closeLast()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  await loadCode(pages)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] })
  const environment = await createTestEnvironment(options)
  const phone = createPhone(environment, options)
  closeLast = () => {
    phone.wipe()
    vi.clearAllTimers()
    environment.close()
  }
  /** How often each read has failed, by its path. */
  const readsBroken = new Map<string, number>()
  return { environment, phone, readsBroken }
}

function chosen(asked: readonly SentRequest[]): SentRequest[] {
  const last = (each: SentRequest) =>
    !asked.some(({ method, path, n }) => method === each.method && path === each.path && n > each.n)
  return asked.filter((each) => each.n <= 2 || last(each))
}
