import { amountFen } from '#lib/text/typed/amount.ts'

/** Virtual money, fen: 100,000 to 10,000,000 yuan. SG-13, SG-14 */
const [LEAST, MOST] = [10_000_000, 1_000_000_000]

/** The presets, as typed. */
export const sums = [
  { id: '100000', name: '10万' },
  { id: '500000', name: '50万' },
  { id: '1000000', name: '100万' },
] as const

/** The error of an amount typed in yuan; '' where it is valid. */
export function capitalError(text: string): string {
  const fen = amountFen(text)
  if (fen === undefined) return '请输入金额，单位元，例如 500000'
  return fen < LEAST || fen > MOST ? '虚拟本金须在10万元至1000万元之间' : ''
}
