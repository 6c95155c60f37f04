/** 模拟交易. SG-13 */
export const SIMULATE = '/simulate'

/** An earlier simulation with its report. */
export function simulationHref(simId: string): string {
  return `${SIMULATE}?sim=${encodeURIComponent(simId)}`
}

/** The form that begins one, of a strategy where one is named. */
export function beginSimulationHref(strategyId = ''): string {
  return `${SIMULATE}?new=${encodeURIComponent(strategyId)}`
}

/** 自助回测. SG-14 */
export const OWN_TESTS = '/sim-backtest'

/** A back-test of the customer's own; with another one beside it where that is named. */
export function ownTestHref(id: string, beside?: string): string {
  const path = `${OWN_TESTS}/${encodeURIComponent(id)}`
  return beside === undefined ? path : `${path}?with=${encodeURIComponent(beside)}`
}

/** The form for a new one, which begins with the settings of an earlier one where that is named. */
export function newTestHref(again?: string): string {
  const path = `${OWN_TESTS}/new`
  return again === undefined ? path : `${path}?again=${encodeURIComponent(again)}`
}
