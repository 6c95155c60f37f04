import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import type { Looked } from './looked.words.ts'

/** Says what is looked at whenever it changes, and that nothing is once the chart is gone. */
export function useReported(looked: Looked | undefined, report: (looked: Looked | undefined) => void): void {
  const words = JSON.stringify(looked)
  const say = useEffectEvent(() => report(looked))
  // Before the frame in which the point stands.
  useLayoutEffect(() => say(), [words])
  useEffect(() => () => report(undefined), [report])
}
