/** Duty on sales of stocks, since 2023-08-28; funds pay none. quotes §5 */
export const STAMP_RATE = 0.0005
/** What a change of owner costs, both ways, stocks alone. quotes §5 */
export const TRANSFER_RATE = 0.00001
/** A broker takes at least 5 yuan for an order. quotes §5 */
export const LEAST_COMMISSION_FEN = 500

/** An order as it is charged; `rate` is what the broker takes, `amountFen` price times shares. */
export interface Charged {
  side: 'BUY' | 'SELL'
  amountFen: number
  isFund: boolean
  rate: number
}

/** What is taken beside the price of an order, fen. */
export interface Fees {
  commission: number
  transfer: number
  stamp: number
}

/** The fees of an order, each half up; a broker who takes nothing has no least either. */
export function feePartsOf({ side, amountFen, isFund, rate }: Charged): Fees {
  return {
    commission: rate === 0 ? 0 : Math.max(LEAST_COMMISSION_FEN, partOf(amountFen, rate)),
    transfer: isFund ? 0 : partOf(amountFen, TRANSFER_RATE),
    stamp: isFund || side === 'BUY' ? 0 : partOf(amountFen, STAMP_RATE),
  }
}

/** All of them together, fen. */
export function feesOf(charged: Charged): number {
  const { commission, transfer, stamp } = feePartsOf(charged)
  return commission + transfer + stamp
}

/** Counted in millionths, as the binary fraction of a rate has no exact halves. */
function partOf(amountFen: number, rate: number): number {
  return Math.floor((amountFen * Math.round(rate * 1_000_000) + 500_000) / 1_000_000)
}
