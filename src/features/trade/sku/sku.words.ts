import type { Sku } from '#api/shapes/order.ts'

/** The number in a level such as R3; undefined for an unknown level. */
function rank(level = ''): number | undefined {
  return /^R[1-5]$/.test(level) ? Number(level.charAt(1)) : undefined
}

/** The customers a service suits. The level always comes from the server; an unknown one suits nobody. law §1 */
export function levelText(riskLevel: string | undefined): string {
  const level = rank(riskLevel)
  return level === undefined ? '风险等级：状态更新中' : `风险等级 R${level} · 适合C${level}及以上`
}

/** The duration of a service. */
export function daysText({ serviceDays }: Pick<Sku, 'serviceDays'>): string {
  return serviceDays === undefined ? '' : `${serviceDays}天服务`
}

/** Duration and risk of a service in one line. product §2.21 */
export function factsText(sku: Pick<Sku, 'serviceDays' | 'riskLevel'>): string {
  return [daysText(sku), rank(sku.riskLevel) === undefined ? '' : sku.riskLevel].filter(Boolean).join(' · ')
}
