import { useState } from 'react'
import { SEEN, type View } from '#lib/chart/view.ts'
import type { Looked } from './looked.words.ts'
import type { PeriodKey } from './stock-page.words.ts'

/** What the charts of a stock share: the period, the visible range, the selected point. */
export interface StockChart {
  period: PeriodKey
  choose: (period: PeriodKey) => void
  /** The right edge stays when the period changes. */
  view: View
  see: (change: (view: View) => View) => void
  looked: Looked | undefined
  /** A chart reports its selected point. */
  report: (looked: Looked | undefined) => void
  /** Whether the numbers are shown below as a table. */
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
