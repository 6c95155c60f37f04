import { clsStockPlateList } from '#api/domains/media/news.ts'
import { dataOf } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { rate } from '#lib/number/rate.ts'

/** 「板块：食品饮料 +0.12%」 of a stock; '' for guests and without one. */
export function usePlates(symbol: string): string {
  const plates = dataOf(useCall(clsStockPlateList, { symbol })) ?? []
  const words = plates.map(({ name, changeRate }) => `${name} ${rate(changeRate)}`).join('　')
  return words === '' ? '' : `板块：${words}`
}
