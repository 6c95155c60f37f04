import { expect, it } from 'vitest'
import { runAgain } from './again.mjs'
import type { Name, Report } from './report.ts'

const name = (file: string, ...titles: string[]): Name => ({ file, titles })
const [one, two, other] = [name('a.test.ts', 'group', 'one'), name('a.test.ts', 'two'), name('b.test.ts', 'one')]
const file = name('a.test.ts')
const report = (passed: Name[], failed: Name[] = [], broken: string[] = []): Report => ({ passed, failed, broken })

/** Reruns with these reports, and returns the requested tests as well. */
async function play(first: Report, ...later: Report[]) {
  const runs: (readonly Name[])[] = []
  const end = await runAgain(first, async (failed) => {
    runs.push(failed)
    return later[runs.length - 1] ?? report([])
  })
  return { ...end, runs }
}

it('nothing is rerun without a failure', async () => {
  expect(await play(report([one, other]))).toEqual({ passed: 2, flaky: [], failed: [], runs: [] })
})

it('a failed test that passes on a rerun is flaky, and counted as passed', async () => {
  expect(await play(report([other], [one]), report([one]))).toEqual({
    passed: 2,
    flaky: ['a.test.ts > group > one'],
    failed: [],
    runs: [[one]],
  })
})

it('a test that fails three times has failed, beside one that passes the third time', async () => {
  const runs = [report([], [one, two]), report([two], [one])]
  expect(await play(report([], [one, two]), ...runs)).toEqual({
    passed: 1,
    flaky: ['a.test.ts > two'],
    failed: ['a.test.ts > group > one'],
    runs: [
      [one, two],
      [one, two],
    ],
  })
})

it('a file that could not be loaded is rerun as a whole, and all its tests are counted', async () => {
  expect(await play(report([other], [file]), report([one, two]))).toEqual({
    passed: 3,
    flaky: ['a.test.ts'],
    failed: [],
    runs: [[file]],
  })
  expect(await play(report([], [file]), report([], [file]), report([one], [two]))).toMatchObject({
    passed: 0,
    failed: ['a.test.ts'],
  })
})

it('a test not seen to pass has failed: not rerun, in a broken run, or in a broken file', async () => {
  for (const later of [report([other]), report([one], [], ['worker died']), report([one], [file])])
    expect(await play(report([], [one]), later, later)).toMatchObject({
      flaky: [],
      failed: ['a.test.ts > group > one'],
    })
})

it('an error outside of any test fails without a rerun', async () => {
  expect(await play(report([one], [], ['no such module']))).toEqual({
    passed: 1,
    flaky: [],
    failed: ['no such module'],
    runs: [],
  })
})

it('more failures than chance explains are not rerun', async () => {
  const many = Array.from({ length: 21 }, (_, at) => name('a.test.ts', String(at)))
  const { failed, runs } = await play(report([], many))
  expect([failed.length, runs.length]).toEqual([21, 0])
})
