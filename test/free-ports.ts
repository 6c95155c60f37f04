import { randomInt } from 'node:crypto'
import { isFree } from './ready.mjs'

/** Below the ephemeral ports of the system, so that none is taken between two starts of a service. */
const [LOWEST, HIGHEST] = [20_000, 32_000]

/** A free port whose successor is free too: a service needs both. */
export async function freePorts(): Promise<number> {
  const port = randomInt(LOWEST / 2, HIGHEST / 2) * 2
  return (await isFree(port)) && (await isFree(port + 1)) ? port : freePorts()
}
