/**
 * The absolute value of a finite number with `digits` decimals, half away from zero. What is rounded is the number as it
 * is written: 1.005 lies below the half in binary, and toFixed cuts it. `shift` moves the point to the right first: 2
 * makes percent of a ratio.
 */
export function decimal(value: number, digits: number, shift = 0): string {
  const [mantissa, exponent = '0'] = String(Math.abs(value)).split('e')
  const units = Math.round(Number(`${mantissa}e${Number(exponent) + shift + digits}`))
  // Without room for decimals there is no half above.
  if (units > Number.MAX_SAFE_INTEGER) return (Math.abs(value) * 10 ** shift).toFixed(digits)
  const text = String(units).padStart(digits + 1, '0')
  const point = text.length - digits
  return digits === 0 ? text : `${text.slice(0, point)}.${text.slice(point)}`
}
