import type { Sku } from '#api/shapes/order.ts'

/** The number of a level as the server writes it, R3; undefined for one that is not known. */
function rank(level = ''): number | undefined {
  return /^R[1-5]$/.test(level) ? Number(level.charAt(1)) : undefined
}

/** Which customers a service is for. A level comes only from the server; an unknown one matches nobody. product 4.1 */
export function levelText(riskLevel: string | undefined): string {
  const level = rank(riskLevel)
  return level === undefined ? '风险等级：状态更新中' : `风险等级 R${level} · 适合C${level}及以上`
}

/** How long a service lasts. */
export function daysText({ serviceDays }: Pick<Sku, 'serviceDays'>): string {
  return serviceDays === undefined ? '' : `${serviceDays}天服务`
}

/** How long, how risky: a service in one line. product 2.21 */
export function factsText(sku: Pick<Sku, 'serviceDays' | 'riskLevel'>): string {
  return [daysText(sku), rank(sku.riskLevel) === undefined ? '' : sku.riskLevel].filter(Boolean).join(' · ')
}
