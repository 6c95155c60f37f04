/** Duty on sales of stocks, since 2023-08-28; funds pay none. quotes §5 */
export const STAMP_RATE = 0.0005
/** The transfer fee, both ways, stocks only. quotes §5 */
export const TRANSFER_RATE = 0.00001
/** The minimum commission of an order is 5 yuan. quotes §5 */
export const LEAST_COMMISSION_FEN = 500

/** An order with its charges; `rate` is the commission, `amountFen` price times shares. */
export interface Charged {
  side: 'BUY' | 'SELL'
  amountFen: number
  isFund: boolean
  rate: number
}

/** The costs of an order beside its price, fen. */
export interface Fees {
  commission: number
  transfer: number
  stamp: number
}

/** The fees of an order, each half up; a broker without commission has no minimum. */
export function feePartsOf({ side, amountFen, isFund, rate }: Charged): Fees {
  return {
    commission: rate === 0 ? 0 : Math.max(LEAST_COMMISSION_FEN, partOf(amountFen, rate)),
    transfer: isFund ? 0 : partOf(amountFen, TRANSFER_RATE),
    stamp: isFund || side === 'BUY' ? 0 : partOf(amountFen, STAMP_RATE),
  }
}

/** Their total, fen. */
export function feesOf(charged: Charged): number {
  const { commission, transfer, stamp } = feePartsOf(charged)
  return commission + transfer + stamp
}

/** Computed in millionths, as the binary fraction of a rate has no exact halves. */
function partOf(amountFen: number, rate: number): number {
  return Math.floor((amountFen * Math.round(rate * 1_000_000) + 500_000) / 1_000_000)
}
