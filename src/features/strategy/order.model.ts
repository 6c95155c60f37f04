import { backTestTradeDetail } from '#api/domains/strategy/back-test.ts'
import { type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { stockPrice } from '#entities/stock/stock-price.ts'
import { toOrderRow } from '#entities/strategy/order-row.words.ts'
import { minute } from '#lib/time/dates.ts'

/** One order with the result of its position. */
export function useOrder(tradeId: string): Loaded<{ title: string; facts: { name: string; value: string }[] }> {
  return mapLoaded(useCall(backTestTradeDetail, { tradeId }), (trade) => {
    const { title, lines, state } = toOrderRow(trade)
    const { symbol, exitAt, exitPrice, holdDays } = trade
    return {
      title,
      facts: [
        { name: '委托', value: [state, ...lines].filter(Boolean).join('\n') },
        ...(exitAt === undefined
          ? []
          : [{ name: '卖出', value: `${minute(exitAt)} ${stockPrice(symbol, exitPrice)}元` }]),
        ...(holdDays === undefined ? [] : [{ name: '持有', value: `${holdDays}个交易日` }]),
      ],
    }
  })
}
