import { expect, it } from 'vitest'
import { browserTestsOf } from './changed.mjs'

it.each([
  [['src/features/learn/course/catalog.tsx', 'src/features/learn/series/series.tsx'], ['e2e/learn']],
  [['src/features/refund/form.tsx', 'src/features/trade/order/order.tsx'], ['e2e/trade']],
  [
    ['src/site/about/page.ts', 'sw/index.ts'],
    ['e2e/site', 'e2e/offline'],
  ],
  [['test/e2e/home/home.spec.ts'], ['e2e/home/home.spec.ts']],
  [['test/e2e/kit/device.ts'], ['e2e']],
  [['src/lib/number/money.ts', 'README.md'], []],
])('%j is shown by %j', (files, tests) => expect(browserTestsOf(files)).toEqual(tests))
