import { useEffect } from 'react'
import { dataOf } from '#data/loaded.ts'
import { quotesBars } from '#quotes/calls.ts'
import { useAnswer } from '#quotes/use-answer.ts'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { spanOf } from './span.ts'
import { type Ends, SpanSlider } from './span-slider.tsx'

interface Props extends Ends {
  /** Where the prices of the rule begin and end. */
  data: { from?: string | undefined; to?: string | undefined }
  /** The trading days of an index are those of the market; undefined without quotes. */
  onDays: (days: readonly string[] | undefined) => void
  onChange: (ends: Partial<Ends>) => void
}

/** More trading days than prices are available for. */
const BARS = { symbol: 'SH000300', period: '1d', adjust: 'none', limit: 800 } as const

/** The line of the index with both ends of the range; nothing without quotes. SG-14 */
export function SpanPart({ data, from, to, onDays, onChange }: Props) {
  const bars = useAnswer(quotesBars, BARS, 'change')
  const known = dataOf(bars)
  const days = known?.t
  useEffect(() => onDays(days), [days, onDays])
  if (bars.state === 'loading') return <Skeleton lines={2} />
  const span = spanOf(known, data)
  return span && <SpanSlider span={span} from={from} to={to} onChange={onChange} />
}
