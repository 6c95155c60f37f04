import { createHash } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import type { StockCase } from '#api/shapes/stock-case.ts'
import { entryColumns, exitColumns, sealedLine } from '#lib/number/record-hash.ts'
import { sha256 } from '#lib/number/sha256.ts'
import { createMarket } from '#test/service/seed/market/market.ts'
import { today } from '#test/service/seed/days.ts'
import { openScreens } from '#test/sweep/screens.ts'
import { recordCsv } from '#entities/stock-case/record-csv.ts'
import { toSeals } from '#entities/stock-case/seals.words.ts'

const CUSTOMER = '13800000004'
const NOW = Date.parse('2026-11-23T10:20:00+08:00')

const { ask } = await openScreens(/case/, { at: NOW })

async function allRecords(): Promise<StockCase[]> {
  const records: StockCase[] = []
  for (let pageNo = 1; ; pageNo += 1) {
    const answer = await ask(CUSTOMER, `/stock/case/list?pageNo=${pageNo}&pageSize=50`)
    const { list, total } = answer as { list: StockCase[]; total: number }
    records.push(...list)
    if (records.length >= total) return records
  }
}

/** A second reading of the file, by the recipe of the page alone. */
function readCsv(text: string): string[][] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
  return lines.slice(1).map((line) => [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, value = '']) => value))
}
const hashOfLine = (line: string) => createHash('sha256').update(line).digest('hex')
/** By the recipe: the first ten columns, then the hash; seven, the salt again, then the hash of the exit. */
function verifies(row: readonly string[]): boolean {
  const salt = row[9] ?? ''
  const entry = hashOfLine(row.slice(0, 10).join('|')) === row[10]
  return entry && hashOfLine([...row.slice(11, 18), salt].join('|')) === row[18]
}

it('every unlocked record of the file verifies by the recipe, and no byte of any column can be changed', async () => {
  const records = await allRecords()
  const rows = readCsv(recordCsv(records))
  expect(rows).toHaveLength(records.length)
  const unlocked = rows.filter(([, , , , , , , , , salt]) => salt !== '')
  const masked = rows.filter((row) => !unlocked.includes(row))
  expect([unlocked.length > 40, masked.length > 3]).toEqual([true, true])
  expect(unlocked.some((row) => Number(row[14]) < 0)).toBe(true)
  for (const row of unlocked) expect(verifies(row), `of ${row[0]}`).toBe(true)
  const [first = []] = unlocked
  expect(first).toHaveLength(19)
  for (const [at, text] of first.entries()) {
    expect(text, `column ${at}`).not.toBe('')
    for (const place of [0, Math.floor(text.length / 2), text.length - 1]) {
      const letter = text[place] === '1' ? '2' : '1'
      const changed = `${text.slice(0, place)}${letter}${text.slice(place + 1)}`
      expect(verifies(first.with(at, changed)), `column ${at}, place ${place}`).toBe(false)
    }
  }
  for (const row of masked) {
    expect(row[10]).toMatch(/^[0-9a-f]{64}$/)
    expect([1, 2, 4, 7, 8, 9, 13, 14, 15, 16, 17].map((at) => row[at])).toEqual(Array(11).fill(''))
  }
  const ended = masked.filter((row) => row[12] !== '')
  for (const row of ended) expect(row[18]).toMatch(/^[0-9a-f]{64}$/)
})

it('an adjustment is sealed too: each step stands on the hash before it', async () => {
  const records = (await allRecords()).filter(({ salt, outDate }) => salt !== undefined && outDate !== undefined)
  let adjusted = 0
  for (const { caseId, salt, hash, prevHash, exitHash } of records.slice(0, 12)) {
    const { timeline } = (await ask(CUSTOMER, `/stock/case/info?caseId=${caseId}`)) as {
      timeline: { at: number; kind: string; price: number; reason: string; hash: string }[]
    }
    expect([timeline[0]?.hash, timeline.at(-2)?.hash, timeline.at(-1)?.hash]).toEqual([hash, prevHash, exitHash])
    for (const [index, step] of timeline.entries()) {
      if (step.kind !== 'ADJUST') continue
      adjusted += 1
      const time = new Date(step.at + 8 * 3600_000).toISOString().slice(0, 16).replace('T', ' ')
      const line = [timeline[index - 1]?.hash, time, step.price.toFixed(2), step.reason, salt].join('|')
      expect(hashOfLine(line)).toBe(step.hash)
    }
  }
  expect(adjusted).toBeGreaterThan(3)
})

it('the hash of a masked record is found by no guess over all symbols and their prices of that day', async () => {
  const records = await allRecords()
  // Without a salt, and with that of an unlocked record.
  const open = records.find(({ salt }) => salt !== undefined)
  const salts = ['', open?.salt ?? '']
  const masked = records.filter(({ salt }) => salt === undefined)
  expect(masked.length).toBeGreaterThan(3)
  const market = createMarket(today(NOW))
  const guesses = market.stocks.flatMap((stock) => {
    const closes = new Map(market.bars(stock).map(({ d, close }) => [d, close]))
    return masked.flatMap(({ caseId, inDate, inAt = 0, prevHash = '', outDate = '', outAt = 0, analyst }) =>
      salts.flatMap((salt) => {
        const [inPrice, outPrice] = [closes.get(inDate) ?? 0, closes.get(outDate) ?? 0]
        const rates = { profitRate: outPrice / inPrice - 1, maxRiseRate: 0, maxFallRate: 0 }
        const { reason = '', outReason = '', validUntil = 0 } = open ?? {}
        const { symbol, name } = stock
        const entry = { caseId, symbol, name, inAt, inPrice, validUntil, reason, salt }
        return [
          entryColumns({ ...entry, analyst: analyst.name, certNo: analyst.certNo }),
          exitColumns({ prevHash, outAt, outPrice, ...rates, outReason, salt }),
        ].map((columns) => hashOfLine(sealedLine(columns)))
      }),
    )
  })
  expect(guesses.length).toBeGreaterThan(2_000)
  const published = new Set(masked.flatMap(({ hash, exitHash }) => [hash, exitHash]))
  expect(guesses.filter((guess) => published.has(guess))).toEqual([])
})

it('the device computes what the service published', async () => {
  const [record] = (await allRecords()).filter(({ salt, exitHash }) => salt !== undefined && exitHash !== undefined)
  if (!record) throw new Error('nothing is unlocked')
  const { entry, exit, hash, exitHash } = toSeals(record)
  expect(entry && (await sha256(sealedLine(entryColumns(entry))))).toBe(hash)
  expect(exit && (await sha256(sealedLine(exitColumns(exit))))).toBe(exitHash)
  vi.stubGlobal('crypto', {})
  expect(await sha256('')).toBeUndefined()
  vi.unstubAllGlobals()
})

it('a spreadsheet takes nothing of it for a formula, and a quote is a quote', () => {
  const analyst = { name: '+S', certNo: 'a"b' } as StockCase['analyst']
  const [, row] = recordCsv([{ caseId: '=1+1', inDate: '-1.5', analyst }]).split('\r\n')
  expect(row).toBe(`"'=1+1","","","-1.5","","'+S","a""b"${',""'.repeat(12)}`)
})
