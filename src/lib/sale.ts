import { stamp } from './time/dates.ts'

interface Sale {
  saleStatus?: string | undefined
  /** Epoch ms. */
  saleStartAt?: number | undefined
}

/** Why something is not on sale now; '' while it is. Never a countdown. product 0.3 */
export function saleText({ saleStatus = 'ON', saleStartAt }: Sale): string {
  switch (saleStatus) {
    case 'ON':
      return ''
    case 'OFF':
      return '已下架'
    case 'SOLD_OUT':
      return '已售罄'
    case 'NOT_START':
      return saleStartAt === undefined ? '即将开售' : `${stamp(saleStartAt)} 开售`
    default:
      return '状态更新中'
  }
}

/** The gates of a service; one that the server does not name has its default. */
interface Gated {
  kind: string
  riskLevel?: string | undefined
  needEval?: boolean | undefined
  needSign?: boolean | undefined
  needFace?: boolean | undefined
  needRealname?: boolean | undefined
}

/** Whether an order asks for this: by default nothing of a course of plain education, everything of all else. product A28 */
export function asksFor(sku: Gated, gate: 'needEval' | 'needSign' | 'needFace' | 'needRealname'): boolean {
  const isEducation = sku.kind === 'COURSE' && (sku.riskLevel ?? 'R1') === 'R1'
  return sku[gate] ?? !isEducation
}
