/**
 * An amount as people type it, '1,188.67' or '1188.6', in whole fen; undefined where it is invalid or above 12 digits
 * of yuan.
 */
export function typedFen(text: string): number | undefined {
  const [, yuan, cents = ''] = /^(\d{1,12})(?:\.(\d{0,2}))?$/.exec(text.replaceAll(/[,，\s]/g, '')) ?? []
  if (yuan === undefined) return undefined
  return Number(yuan) * 100 + Number(cents.padEnd(2, '0'))
}

/** Whole fen as typed text: '1188.67'. */
export function typedYuan(fen: number): string {
  return (fen / 100).toFixed(2)
}
