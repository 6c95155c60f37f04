/** The broker's fees, as the form asks for them. */
export function feeWords(rate: number): string {
  return rate === 0 ? '不计佣金' : `万${plain(rate * 10_000)}`
}

export function slippageWords(rate: number): string {
  return `${plain(rate * 100)}%`
}

function plain(value: number): string {
  return String(Math.round(value * 100) / 100)
}
