import { feePartsOf } from '#lib/number/fees.ts'
import { MINUS } from '#lib/number/minus.ts'
import { price, yuan } from '#lib/number/money.ts'
import { share } from '#lib/number/rate.ts'
import {
  amountFenOf,
  breakEvenTicks,
  costFen,
  digitsOf,
  LOT,
  proceedsFen,
  sizeOf,
  type Terms,
} from '#lib/number/round-trip.ts'
import { decimalUnits, amountFen } from '#lib/text/typed/amount.ts'

/** The input about a purchase. */
export interface TradeFields {
  price: string
  qty: string
  /** In ten-thousandths. */
  rate: string
}

/** The input about a position. */
export interface SizeFields {
  capital: string
  /** An amount, or with % a share of the capital. */
  loss: string
  entry: string
  stop: string
}

/** A parsed field: its value, or its error; neither where it is empty. */
interface Read {
  value?: number
  error?: string
}

/** The maximum for which fees can be computed to the fen: 10 billion yuan. */
const MOST_YUAN = 10_000_000_000
/** The maximum commission is 0.3 %, in millionths. */
const MOST_RATE = 3000

const TOO_MUCH = '数额过大'

function readNumber(text: string, units: (text: string) => number | undefined, wanted: string): Read {
  if (text.trim() === '') return {}
  const value = units(text)
  if (value === undefined) return { error: wanted }
  return value === 0 ? { error: '应大于0' } : { value }
}

const readPrice = (text: string, isFund: boolean) => {
  const digits = digitsOf(isFund)
  const plain = text.replace(/^\s*[¥￥]/, '')
  return readNumber(plain, (each) => decimalUnits(each, digits, / ?元$/), `请填数字，最多${digits}位小数`)
}
const readQty = (text: string) => readNumber(text, (each) => decimalUnits(each, 0, / ?股$/), '请填整数')

export function readRate(text: string): Read {
  if (text.trim() === '') return {}
  const value = decimalUnits(text, 2)
  if (value === undefined) return { error: '请填数字，最多2位小数' }
  return value > MOST_RATE ? { error: '佣金不超过万分之30' } : { value }
}

/** 「+0.95」, 「−9.04」. */
function signed(fen: number): string {
  const text = price(fen / 100)
  return fen > 0 ? `+${text}` : text
}

export interface TradeView {
  errors: Record<keyof TradeFields, string>
  /** Undefined while input is missing. */
  trade: { pay: string; parts: { name: string; value: string }[]; even: string; ladder: Rung[] } | undefined
}

/** A selling price, and its result. */
export interface Rung {
  price: string
  net: string
  /** Its fraction of the largest one, 0 to 1. */
  part: number
  gain: boolean
  even: boolean
}

/** A purchase with its fees, and the result at each tick around the break-even price. TL-01 */
export function toTradeView(fields: TradeFields, isFund: boolean): TradeView {
  const [ticks, qty, rate] = [readPrice(fields.price, isFund), readQty(fields.qty), readRate(fields.rate)]
  const [t, n, r] = [ticks.value, qty.value, rate.value]
  const tooMuch = t !== undefined && n !== undefined && t * n > MOST_YUAN * 10 ** digitsOf(isFund)
  const errors = {
    price: ticks.error ?? '',
    qty: qty.error ?? (tooMuch ? TOO_MUCH : ''),
    rate: rate.error ?? '',
  }
  if (t === undefined || n === undefined || r === undefined || tooMuch) return { errors, trade: undefined }
  const terms = { isFund, rate: r / 1_000_000 }
  const { commission, transfer } = feePartsOf({ side: 'BUY', amountFen: amountFenOf(t, n, isFund), ...terms })
  const even = breakEvenTicks(t, n, terms)
  return {
    errors,
    trade: {
      pay: price(costFen(t, n, terms) / 100),
      parts: [
        { name: '佣金', value: price(commission / 100) },
        ...(isFund ? [] : [{ name: '过户费', value: price(transfer / 100) }]),
      ],
      even: priceOf(even, isFund),
      ladder: toLadder(t, n, even, terms),
    },
  }
}

const priceOf = (ticks: number, isFund: boolean) => price(ticks / 10 ** digitsOf(isFund), digitsOf(isFund))

function toLadder(ticks: number, qty: number, even: number, terms: Terms): Rung[] {
  const cost = costFen(ticks, qty, terms)
  const rungs = [-3, -2, -1, 0, 1]
    .map((step) => even + step)
    .filter((each) => each > 0)
    .map((each) => ({ each, net: proceedsFen(each, qty, terms) - cost }))
  const most = Math.max(1, ...rungs.map(({ net }) => Math.abs(net)))
  return rungs.map(({ each, net }) => ({
    price: priceOf(each, terms.isFund),
    net: signed(net),
    part: Math.abs(net) / most,
    gain: net >= 0,
    even: each === even,
  }))
}

/** A fall in percent of 100, and the rise needed to recover it. */
export function toFallView(fall: number): { needed: string; lost: string; back: string } {
  return { needed: share(fall / (100 - fall)), lost: `${MINUS}${fall}`, back: `+${fall}` }
}

export interface SizeView {
  errors: Record<keyof SizeFields, string>
  /** '' while input is missing or invalid. */
  qty: string
  amount: string
  note: string
}

/**
 * The number of shares that lose at most the acceptable amount if sold at the stop price. `rate`: the commission,
 * undefined while it is invalid. TL-01
 */
export function toSizeView(
  fields: SizeFields,
  { isFund, rate }: { isFund: boolean; rate: number | undefined },
): SizeView {
  const capital = readMoney(fields.capital)
  const entry = readPrice(fields.entry, isFund)
  const stop = readPrice(fields.stop, isFund)
  const loss = readLoss(fields.loss, capital.value)
  const [c, e, s, l] = [capital.value, entry.value, stop.value, loss.value]
  const isHigh = e !== undefined && s !== undefined && s >= e
  const errors = {
    capital: capital.error ?? '',
    loss: loss.error ?? '',
    entry: entry.error ?? '',
    stop: stop.error ?? (isHigh ? '应低于买入价' : ''),
  }
  const none = { errors, qty: '', amount: '', note: '' }
  if (c === undefined || e === undefined || s === undefined || l === undefined) return none
  if (rate === undefined || isHigh) return none
  const terms = { isFund, rate }
  const qty = sizeOf({ entry: e, stop: s, capitalFen: c, lossFen: l }, terms)
  if (qty === 0) return { ...none, qty: '不足一手', note: `按这样的亏损限度与资金，买不到一手（${LOT}股）。` }
  const amount = amountFenOf(e, qty, isFund)
  const lost = costFen(e, qty, terms) - proceedsFen(s, qty, terms)
  return {
    errors,
    qty: `${price(qty, 0)}股`,
    amount: `${yuan(amount)}，占资金${share(amount / c)}`,
    note: `如果在${priceOf(s, isFund)}卖出，连同费用亏${yuan(lost)}，不超过${yuan(l)}。遇到跳空低开或停牌，可能亏得更多。`,
  }
}

function readMoney(text: string): Read {
  const found = readNumber(text, amountFen, '请填金额')
  return found.value !== undefined && found.value > MOST_YUAN * 100 ? { error: TOO_MUCH } : found
}

function readLoss(text: string, capital: number | undefined): Read {
  const percent = /^(.*)[%％]\s*$/.exec(text)?.[1]
  if (percent === undefined) return within(readNumber(text, amountFen, '请填金额，或如1%的比例'), capital)
  const found = readNumber(percent, (each) => decimalUnits(each, 2), '请填如1%的比例')
  if (found.value === undefined || capital === undefined) return found.error === undefined ? {} : found
  return within({ value: Math.floor((capital * found.value) / 10_000) }, capital)
}

function within(found: Read, capital: number | undefined): Read {
  const isMore = found.value !== undefined && capital !== undefined && found.value > capital
  return isMore ? { error: '不能超过账户资金' } : found
}
