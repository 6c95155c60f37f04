import { useState } from 'react'
import { SEEN, type View } from '#lib/chart/view.ts'
import type { Looked } from './looked.words.ts'
import type { PeriodKey } from './stock-page.words.ts'

/** What the charts of a stock share: the period, the part of the past that is seen, the point that is looked at. */
export interface StockChart {
  period: PeriodKey
  choose: (period: PeriodKey) => void
  /** Its right edge stays when the period changes. */
  view: View
  see: (change: (view: View) => View) => void
  looked: Looked | undefined
  /** A chart says what is looked at in it. */
  report: (looked: Looked | undefined) => void
  /** Whether the numbers stand below as a table. */
  tabled: boolean
  showTable: (shown: boolean) => void
}

export function useStockChart(): StockChart {
  const [period, choose] = useState<PeriodKey>('day')
  const [view, see] = useState<View>({ count: SEEN.first })
  const [looked, report] = useState<Looked>()
  const [tabled, showTable] = useState(false)
  return { period, choose, view, see, looked, report, tabled, showTable }
}
