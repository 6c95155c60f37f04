import { lastMoment } from '#lib/time/dates.ts'

const LEVELS: Readonly<Record<string, string>> = {
  R1: 'C1（含最低类别）、C2、C3、C4、C5',
  R2: 'C2、C3、C4、C5',
  R3: 'C3、C4、C5',
  R4: 'C4、C5',
  R5: 'C5',
}

/**
 * The customer classes a service of this risk level suits; undefined for an unknown level, which suits nobody. product
 * 4.1
 */
export function suitableLevels(riskLevel: string): string | undefined {
  return Object.hasOwn(LEVELS, riskLevel) ? LEVELS[riskLevel] : undefined
}

/** The name of each customer class. AC-04 */
export const levelNames = { C1: '保守型', C2: '稳健型', C3: '平衡型', C4: '成长型', C5: '进取型' } as const

/** A class with its name, e.g. 「C3 平衡型」; undefined for an unknown class. */
export function levelWords(level: string, isLowest = false): string | undefined {
  const names: Readonly<Record<string, string>> = levelNames
  if (!Object.hasOwn(names, level)) return undefined
  return `${level} ${names[level]}${isLowest ? '（最低类别）' : ''}`
}

/** Until when a class is or was valid; both epoch ms. */
export function validityText(expireAt: number, now: number): string {
  const last = lastMoment(expireAt)
  return expireAt <= now ? `已于 ${last} 到期` : `有效期至 ${last}`
}

/**
 * How a customer's class fits a service. MISMATCH: the service is above the class, which a customer may accept; NEVER:
 * above it, and the lowest class may not accept it. UNKNOWN: a level of either side is unknown, which never counts as
 * low. law §1
 */
export type Match = 'MATCH' | 'MISMATCH' | 'NEVER' | 'NO_EVAL' | 'EXPIRED' | 'UNKNOWN'

/** A customer's class; `evalExpireAt` epoch ms. */
interface Rated {
  riskLevel?: string | undefined
  isLowest?: boolean | undefined
  evalExpireAt?: number | undefined
}

const CLASSES = ['C1', 'C2', 'C3', 'C4', 'C5']
const RISKS = ['R1', 'R2', 'R3', 'R4', 'R5']

/** The matching table; `now` epoch ms. The server decides, this only explains. law §1 */
export function matchOf(customer: Rated, serviceLevel: string | undefined, now: number): Match {
  const { riskLevel, isLowest = false, evalExpireAt } = customer
  if (riskLevel === undefined) return 'NO_EVAL'
  const [own, needed] = [CLASSES.indexOf(riskLevel), RISKS.indexOf(serviceLevel ?? '')]
  if (own === -1 || needed === -1) return 'UNKNOWN'
  if (evalExpireAt === undefined || evalExpireAt <= now) return 'EXPIRED'
  if (needed <= (isLowest ? 0 : own)) return 'MATCH'
  return isLowest ? 'NEVER' : 'MISMATCH'
}
