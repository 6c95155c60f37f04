import { useIndex } from './index.model.ts'
import type { IndexId } from './indexes.ts'
import { Performance, type PerformanceProps } from './performance.tsx'

interface Props extends Omit<PerformanceProps, 'index'> {
  symbol: IndexId
}

/**
 * A record compared with an index of the quotes service, or with its own benchmark if quotes are unavailable. quotes §5
 */
export function Compared({ curve, symbol, choice, ...props }: Props) {
  const index = useIndex(curve, symbol)
  return <Performance {...props} curve={index?.curve ?? curve} index={index} choice={index && choice} />
}
