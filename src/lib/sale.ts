import { stamp } from './time/dates.ts'

interface Sale {
  saleStatus?: string | undefined
  /** Epoch ms. */
  saleStartAt?: number | undefined
}

/** Why something is not on sale now; '' while it is. Never a countdown. product §0.3 */
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
