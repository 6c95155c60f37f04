import { object, string } from 'valibot'
import { get } from '#api/call.ts'
import { listOf, paging } from '#api/shapes.ts'
import { Strategy, Trades } from '#api/shapes/strategy.ts'

/** The strategies behind the cases, the smallest drawdown first. spec §7 Stock cases */
export const caseStrategy = get('/stock/case/strategy', { members: true, input: object({}), output: listOf(Strategy) })

/** One of them with its rules. spec §7 Stock cases */
export const caseStrategyDetail = get('/stock/case/strategy/detail', {
  input: object({ strategyId: string() }),
  output: object({ ...Strategy.entries, ruleHtml: string() }),
})

/**
 * All its orders, unfilled ones and distributions too, newest first; without a subscription those older than 30 days.
 * spec §7 Stock cases
 */
export const caseStrategyDealList = get('/stock/case/strategy/stockDealList', {
  input: object({ strategyId: string(), ...paging }),
  output: Trades,
})
