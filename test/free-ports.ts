import { randomInt } from 'node:crypto'
import { isFree } from './ready.mjs'

/** Below what systems give to outgoing connections, so that nobody is given one between two starts of a service. */
const [LOWEST, HIGHEST] = [20_000, 32_000]

/** A port that is free, as the next one is: a service needs both. */
export async function freePorts(): Promise<number> {
  const port = randomInt(LOWEST / 2, HIGHEST / 2) * 2
  return (await isFree(port)) && (await isFree(port + 1)) ? port : freePorts()
}
