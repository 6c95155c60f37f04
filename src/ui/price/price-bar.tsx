import type { ReactNode } from 'react'
import { priceParts } from '#lib/number/price-parts.ts'
import { Price } from '#ui/price/price.tsx'
import { Bar } from '#ui/layout/bar.tsx'

/** The amount to pay, beside the button that leads to it. `price`: '¥1,299.00'. */
export function PriceBar({ price, children }: { price: string; children: ReactNode }) {
  return <Bar lead={<Price {...priceParts(price)} />}>{children}</Bar>
}
