import { useForgetAnswers } from '#data/use-forget.ts'

/** Answers about strategies and packages, from the cases too. */
const OF_STRATEGIES = /^GET \/(?:strategy(?:-package)?|stock\/case\/strategy)(?:[/?]|$)/
const FIGURES = /"perf":/

/** Without a valid evaluation no figure of a strategy stays in memory or on the device. law §1, journey G1 */
export function useForgetFigures(isOver: boolean): void {
  useForgetAnswers(isOver, tellsFigures)
}

/** Whether the answer under this key of a call has figures of a strategy. */
export function tellsFigures(key: string, data: unknown): boolean {
  return OF_STRATEGIES.test(key) && FIGURES.test(JSON.stringify(data))
}
