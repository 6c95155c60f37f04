/** Whether digits can be a bank card number: 12 to 19 of them with a valid Luhn check digit. OR-11 */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false
  let sum = 0
  for (let at = 0; at < digits.length; at += 1) {
    const fromEnd = digits.length - 1 - at
    const value = Number(digits[at]) * (fromEnd % 2 === 0 ? 1 : 2)
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}
