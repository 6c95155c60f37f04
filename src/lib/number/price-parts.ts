/** The parts of a formatted amount: unit and decimals are smaller. */
export interface PriceParts {
  unit: string
  whole: string
  cents: string
}

/** '¥1,299.00' as '¥', '1,299' and '.00'; other texts as a whole. */
export function priceParts(text: string): PriceParts {
  const [, unit = '', whole = text, cents = ''] = /^(−?¥)([\d,]+)(\.\d+)$/.exec(text) ?? []
  return { unit, whole, cents }
}
