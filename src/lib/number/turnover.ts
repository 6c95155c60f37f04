/** Shares as lots of a hundred: '712手', '1.20万手', '1.05亿手'; '99股' below a lot, '--' when unknown. quotes §3 */
export function lots(shares: number | undefined): string {
  if (shares === undefined) return '--'
  return shares > 0 && shares < 100 ? `${Math.floor(shares)}股` : `${scaled(shares / 100)}手`
}

/** Yuan: '9800', '3382.01万', '12.35亿', half up; '--' when unknown. quotes §3 */
export function turnover(yuan: number | undefined): string {
  return yuan === undefined ? '--' : scaled(yuan)
}

function scaled(value: number): string {
  if (!(value >= 0 && value < 1e15)) return '--'
  if (Math.round(value) < 10_000) return String(Math.round(value))
  // Rounded first: 99 999 999 is a 亿.
  const hundredths = Math.round(value / 100)
  return hundredths < 1_000_000 ? `${fixed(hundredths)}万` : `${fixed(Math.round(value / 1e6))}亿`
}

function fixed(hundredths: number): string {
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`
}
