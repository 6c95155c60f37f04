import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import type { Looked } from './looked.words.ts'

/** Reports the selected point whenever it changes, and that there is none once the chart is gone. */
export function useReported(looked: Looked | undefined, report: (looked: Looked | undefined) => void): void {
  const words = JSON.stringify(looked)
  const say = useEffectEvent(() => report(looked))
  // Before the frame that shows the point.
  useLayoutEffect(() => say(), [words])
  useEffect(() => () => report(undefined), [report])
}
