import { expect, it } from 'vitest'
import { callKey } from '#api/key.ts'
import { caseStrategy, caseStrategyDetail } from '#api/domains/stock/stock-case/strategy.ts'
import { packageInfo, strategyList } from '#api/domains/strategy/strategy/shown.ts'
import { customerStrategyDetail } from '#api/domains/strategy/customer-strategy/subscription.ts'
import { tellsFigures } from './forget-figures.model.ts'

it('every answer with figures of strategies is forgotten, those beside the cases too, and no other', () => {
  const [figures, folded] = [[{ strategyId: 'ST01', perf: {} }], [{ strategyId: 'ST01' }]]
  for (const key of [
    callKey(strategyList, { pageNo: 1 }),
    callKey(packageInfo, { packageId: 'PK01' }),
    callKey(caseStrategy, {}),
    callKey(caseStrategyDetail, { strategyId: 'ST01' }),
  ]) {
    expect([key, tellsFigures(key, figures), tellsFigures(key, folded)]).toEqual([key, true, false])
  }
  expect(tellsFigures(callKey(customerStrategyDetail, { id: 'CS0701' }), figures)).toBe(false)
})
