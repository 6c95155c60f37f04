/** A decimal number with commas between its thousands: '1234567.50' → '1,234,567.50'. */
export function group(number: string): string {
  return number.replace(/^-?\d+/, (whole) => whole.replace(/\B(?=(?:\d{3})+$)/g, ','))
}
