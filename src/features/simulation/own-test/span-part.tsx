import { dataOf } from '#data/loaded.ts'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { useSpan } from './span.model.ts'
import { type Ends, SpanSlider } from './span-slider.tsx'

interface Props extends Ends {
  /** Where the prices of the rule begin and end. */
  data: Parameters<typeof useSpan>[0]
  onDays: Parameters<typeof useSpan>[1]
  onChange: (ends: Partial<Ends>) => void
}

/** The line of the index with both ends of the range; nothing without quotes. SG-14 */
export function SpanPart({ data, from, to, onDays, onChange }: Props) {
  const loaded = useSpan(data, onDays)
  if (loaded.state === 'loading') return <Skeleton lines={2} />
  const span = dataOf(loaded)
  return span && <SpanSlider span={span} from={from} to={to} onChange={onChange} />
}
