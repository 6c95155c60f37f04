import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { outages, reconnect } from './reconnect.ts'

const CLIENTS = 100_000
const loads = outages.map((outage) => ({ ...outage, ...reconnect(outage, CLIENTS) }))

it.each(loads)('$name: no second sees more clients than a new gateway bears', ({ code, peak }) => {
  expect(peak).toBeLessThanOrEqual(code === 1012 ? 1 / 12 : 1 / 3)
})

it('everybody is back within two longest waits', () => {
  expect(loads.filter(({ allBackSec }) => allBackSec > 80)).toEqual([])
})

it('a fifth of the clients ask in a second while there is no connection, a third at first', () => {
  for (const { polls } of loads) expect(polls).toBeLessThanOrEqual(0.34)
})

it('the table of the README is this run’s', () => {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`
  const rows = loads.map(
    ({ name, peak, mostBackSec, allBackSec, polls }) =>
      `| ${name} | ${percent(peak)} | ${mostBackSec.toFixed(0)} s | ${allBackSec.toFixed(0)} s | ${percent(polls)} |`,
  )
  const text = readFileSync(new URL('README.md', import.meta.url), 'utf8')
  expect(text).toContain(rows.join('\n'))
})
