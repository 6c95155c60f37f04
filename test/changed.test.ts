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
])('%j is covered by %j', (files, tests) => expect(browserTestsOf(files)).toEqual(tests))

const specs = [
  { path: 'e2e/learn/course.spec.ts', text: "await open('/course?tab=series')" },
  { path: 'e2e/learn/series.spec.ts', text: "await open('/course/series/SR01')" },
  { path: 'e2e/shell/share.spec.ts', text: "import { pages } from '#test/e2e/kit/routes.ts'" },
]

it.each([
  ['routes', ["  '/course/series/:seriesId': '/course/series/SR01',"], ['e2e/learn/series.spec.ts']],
  [
    'screens',
    ["  { name: '学习·系列', path: '/course?tab=series', bare: true },"],
    ['e2e/learn/course.spec.ts', 'e2e/shell/axe.spec.ts'],
  ],
  [
    'routes',
    ['  return { pattern, path, auth }', "  '/stock/:symbol': '/stock/SH600901',"],
    ['e2e/shell/share.spec.ts'],
  ],
])('the changed entries of the %s select the browser tests that show them', (list, lines, tests) => {
  expect(
    browserTestsOf(
      [`test/e2e/kit/${list}.ts`],
      () => lines,
      () => specs,
    ),
  ).toEqual(tests)
})
