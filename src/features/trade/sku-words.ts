import type { Sku } from '#api/shapes/order.ts'

/** The number of a level as the server writes it, R3 or C3; undefined for one that is not known. */
function rank(level: string | undefined, letter: 'R' | 'C'): number | undefined {
  const digit = new RegExp(`^${letter}([1-5])$`).exec(level ?? '')?.[1]
  return digit === undefined ? undefined : Number(digit)
}

/** Which customers a service is for. A level comes only from the server; an unknown one matches nobody. product 4.1 */
export function levelText(riskLevel: string | undefined): string {
  const level = rank(riskLevel, 'R')
  return level === undefined ? '风险等级：状态更新中' : `风险等级 R${level} · 适合C${level}及以上`
}

/** Whether a service fits a customer, as the table has it: R1 to C1, up to R2 to C2 and so on. product 4.1 */
export function matches(riskLevel: string | undefined, level: string | undefined): boolean {
  const [service, customer] = [rank(riskLevel, 'R'), rank(level, 'C')]
  return service !== undefined && customer !== undefined && service <= customer
}

/** How long a service lasts. */
export function daysText({ serviceDays }: Pick<Sku, 'serviceDays'>): string {
  return serviceDays === undefined ? '' : `${serviceDays}天服务`
}

/** How long, how risky: a service in one line. product 2.21 */
export function factsText(sku: Pick<Sku, 'serviceDays' | 'riskLevel'>): string {
  return [daysText(sku), rank(sku.riskLevel, 'R') === undefined ? '' : sku.riskLevel].filter(Boolean).join(' · ')
}
